import { expect, it } from 'vitest'
import { networkOf, senderName } from './sender-name.ts'

it.each([
  ['102.89.0.1', '102.89.0.1'],
  [' 102.89.0.1:51234 ', '102.89.0.1'],
  ['::ffff:102.89.0.1', '102.89.0.1'],
  ['0:0:0:0:0:ffff:102.89.0.1', '102.89.0.1'],
  ['[::ffff:102.89.0.1]:443', '102.89.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::102.89.0.1', '64:ff9b:0:0::/64'],
  ['', null],
  ['unknown', null],
  ['102.89.0.1, 8.8.8.8', null],
  ['1.2.3.4.5:1', null],
])('%j is counted as %j', (text, name) => expect(senderName(text)).toBe(name))

it.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['0:0:0:0::/64', '0:0:0::/48'],
  ['102.89.1.2', null],
  ['unknown', null],
])('the network around %s is %s', (sender, network) => expect(networkOf(sender)).toBe(network))
