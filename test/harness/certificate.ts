/** A certificate made for one test: self-signed, for the named hosts, trusted by the hash of its key alone. */
import { createHash, generateKeyPairSync, sign } from 'node:crypto'

export type Certificate = {
  key: string
  cert: string /** For Chromium's `--ignore-certificate-errors-spki-list`. */
  spki: string
}

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const { length } = body
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const utcTime = (at: Date) =>
  der(0x17, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`))

const ECDSA_WITH_SHA256 = sequence(oid('2a8648ce3d040302'))
const NAME = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from('adbond test')))))
const DAY_MS = 86_400_000

export function selfSigned(hosts: readonly string[] = ['localhost']): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const now = Date.now()
  const version3 = der(0xa0, der(0x02, Buffer.from([2])))
  const serial = der(0x02, Buffer.from([1]))
  const validity = sequence(utcTime(new Date(now - DAY_MS)), utcTime(new Date(now + DAY_MS)))
  const altName = sequence(
    oid('551d11'),
    der(0x04, sequence(...hosts.map((host) => der(0x82, Buffer.from(host))))),
  )
  const extensions = der(0xa3, sequence(altName))
  const told = sequence(version3, serial, ECDSA_WITH_SHA256, NAME, validity, NAME, spki, extensions)
  const signature = der(0x03, Buffer.from([0]), sign('sha256', told, privateKey))
  const base64 = sequence(told, ECDSA_WITH_SHA256, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    spki: createHash('sha256').update(spki).digest('base64'),
  }
}
