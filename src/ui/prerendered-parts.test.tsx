import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ApiPicture } from '#src/ui/api-picture/api-picture.tsx'
import { MediaCarousel } from '#src/ui/carousel/carousel.tsx'
import { Accordion } from '#src/ui/core/accordion.tsx'
import { ButtonLink } from '#src/ui/core/button-link.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { Stepper } from '#src/ui/fields/stepper.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { PageHead } from '#src/ui/head/page-head.tsx'
import { Picture } from '#src/ui/picture/picture.tsx'
import { Age } from '#src/ui/reads/age.tsx'
import { Notice, TryAgain } from '#src/ui/reads/notice.tsx'
import { Reveal } from '#src/ui/reveal/reveal.tsx'
import { UrlTabs } from '#src/ui/tabs/url-tabs.tsx'
import { useUrlParam } from '#src/ui/tabs/use-url-param.ts'
import { Pagination } from './pagination.tsx'
import { ShareButton } from './share-button.tsx'

const nothing = () => undefined
const options = [
  { value: 'land', label: 'Land' },
  { value: 'agro', label: 'Agro' },
] as const
const film = { fileType: 'video', url: '/media/walk.mp4', description: '' } as const
const image = { fileType: 'image', url: '/media/land-1.jpg', description: '' } as const
const source = { sources: { avif: '/a.avif 360w' }, img: { src: '/a.webp', w: 360, h: 240 } }

function Tabs() {
  const [value, setValue] = useUrlParam('tab', ['land', 'agro'])
  return (
    <UrlTabs
      label="Line"
      param="tab"
      options={options}
      value={value}
      onChange={setValue}
      panel={<p>{value}</p>}
    />
  )
}

const html = (part: ReactNode, address = '/') =>
  renderToString(<StaticRouter location={address}>{part}</StaticRouter>)

// The Content-Security-Policy refuses a style attribute in prerendered markup.
test.each<[string, ReactNode]>([
  ['Accordion', <Accordion key="" name="faq" items={[{ id: '01', question: 'Who?', answer: 'You' }]} />],
  ['Age', <Age key="" storedAt={0} prefix="As of" />],
  ['ApiPicture', <ApiPicture key="" src={image.url} alt="" sizes="1px" width={1} height={1} />],
  ['ApiPicture without a picture', <ApiPicture key="" src={null} alt="" sizes="1px" width={1} height={1} />],
  [
    'ButtonLink',
    <ButtonLink key="" href="https://x.example" newTab>
      Login
    </ButtonLink>,
  ],
  ['MediaCarousel', <MediaCarousel key="" media={[film, image]} alt="Estate" sizes="1px" to="/" />],
  [
    'Notice',
    <Notice key="" icon="i-ph-plus" title="No" text="None" action={<TryAgain onPress={nothing} />} />,
  ],
  ['PageHead', <PageHead key="" title="Land" description="Plots" path="/" jsonLd={{ a: 1 }} noIndex />],
  ['Pagination', <Pagination key="" current={5} pages={12} onChange={nothing} />],
  [
    'Picture',
    <Picture
      key=""
      source={source}
      alt=""
      sizes="1px"
      priority
      narrow={{ source, media: '(width < 1px)' }}
    />,
  ],
  ['Reveal', <Reveal key="">Later</Reveal>],
  [
    'SelectField',
    <SelectField
      key=""
      label="Date"
      name="date"
      value=""
      onChange={nothing}
      options={options}
      placeholder="Choose"
      loading
    />,
  ],
  ['ShareButton', <ShareButton key="" title="Land" />],
  ['Stepper', <Stepper key="" label="Units" value={1} min={1} onChange={nothing} />],
  [
    'TextField',
    <TextField key="" label="Email" name="email" value="" onChange={nothing} error="No" help="Yes" />,
  ],
  ['UrlTabs', <Tabs key="" />],
])('%s is prerendered with content and without a style attribute', (name, part) => {
  const markup = html(part)
  expect(markup.length > 0 || name === 'Age').toBe(true)
  expect(markup).not.toContain(' style=')
})

test('no phone corrects a name or a place', () => {
  const field = html(<TextField label="First name" name="firstname" value="" onChange={nothing} />)
  expect(field).toMatch(/autoCorrect="off" autoCapitalize="words" spellCheck="false"/i)
  const reasons = html(<TextField label="Reason" name="reason" value="" onChange={nothing} multiline />)
  expect(reasons, 'sentences it may').not.toMatch(/autoCorrect/i)
})

test('tabs are prerendered with the first choice, whatever the address says', () => {
  expect(html(<Tabs />, '/?tab=agro')).toBe(html(<Tabs />, '/'))
  expect(html(<Tabs />)).toContain('<p>land</p>')
})

test('a film is not in the markup before it is asked for', () => {
  const markup = html(<MediaCarousel media={[film]} alt="Estate" sizes="1px" />)
  expect(markup).not.toContain('walk.mp4')
  expect(markup).toContain('Play video')
})

test('nothing below the fold is prerendered hidden', () => {
  expect(html(<Reveal>Later</Reveal>)).toBe('<div class="reveal ">Later</div>')
})

test('a picture on its way has a ground, and one that is cut out has none', () => {
  const api = renderToString(<ApiPicture src={image.url} alt="" sizes="1px" width={1} height={1} />)
  const own = renderToString(<Picture source={source} alt="" sizes="1px" />)
  const cutOut = renderToString(<Picture source={source} alt="" sizes="1px" isCutOut />)
  expect(api).toContain('class="picture-ground')
  expect(own).toContain('class="picture-ground')
  expect(cutOut).not.toContain('picture-ground')
})
