import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { packageListSchema, packageSchema } from './package.ts'
import { postPageSchema, postSchema } from './post.ts'
import { projectListSchema } from './project.ts'
import { scheduleListSchema } from './site-tour.ts'

/**
 * As the live backend sends it: numbers as text, 0/1 for flags, a location that starts with a blank, spaces in an
 * address.
 */
const rawPackage = {
  id: 7,
  name: ' Moniya Green 500 ',
  type: 'non-investment',
  size: '500',
  amount: '2400000',
  units: 96,
  availableUnits: null,
  installmentOption: 1,
  installmentDuration: '12',
  description: null,
  benefits: [{ id: 1, name: 'Fence', icon: 'https://files.example/perimeter fence.svg' }, { id: 2 }],
  active: 1,
  soldOut: 0,
  state: 'Oyo',
  location: ' Oyo',
  promos: [{ id: 1, title: 'Early buyers', discount: '5', active: 1 }],
}

describe('a package', () => {
  const pkg = v.parse(packageSchema, rawPackage)

  it('comes out clean whatever form its fields came in', () => {
    expect(pkg).toMatchObject({
      id: '7',
      name: 'Moniya Green 500',
      size: 500,
      amount: 2_400_000,
      availableUnits: null,
      installmentOption: true,
      installmentDuration: 12,
      description: '',
      soldOut: false,
      active: true,
      location: 'Oyo',
    })
    expect(pkg.promos[0]).toMatchObject({ discount: 5, active: true })
  })

  it.each([
    ['₦3,500,000', 3_500_000],
    [' NGN 3,500,000 ', 3_500_000],
    ['N3,500,000.50', 3_500_000.5],
    ['-1', -1],
    ['₦', null],
    ['3.5m', null],
    ['10%', null],
    ['1%0', null],
    ['₦10%', null],
    ['450 sqm', null],
    ['12 months', null],
    ['N/A', null],
    ['', null],
    [null, null],
    [true, null],
  ])('reads the figure in %j, which is naira', (written, figure) => {
    const fields = { minPrice: written, infrastructureFee: written, amount: written }
    const { minPrice, infrastructureFee, amount } = v.parse(packageSchema, { ...rawPackage, ...fields })
    expect([minPrice, infrastructureFee, amount]).toEqual([figure, figure, figure ?? 0])
  })

  const readings = (written: string) => {
    const promos = [{ discount: written }]
    const fields = { size: written, installmentDuration: written, promos }
    const { size, installmentDuration, promos: read } = v.parse(packageSchema, { ...rawPackage, ...fields })
    return [size, installmentDuration, read[0]?.discount]
  }

  it.each([
    ['1,200', [1_200, 1_200, 1_200]],
    ['1,500 sqm', [1_500, null, 0]],
    ['500m²', [500, null, 0]],
    ['12 months', [null, 12, 0]],
    ['1 Month ', [null, 1, 0]],
    ['2.5 %', [null, null, 2.5]],
    ['1%0', [null, null, 0]],
    ['₦500', [null, null, 0]],
    ['2 acres', [null, null, 0]],
    ['', [null, null, 0]],
  ])('reads %j as a size, a duration and a discount each with its own unit only', (written, figures) => {
    expect(readings(written)).toEqual(figures)
  })

  it('has no pictures when media is missing, null or an object', () => {
    for (const media of [undefined, null, {}]) {
      expect(v.parse(packageSchema, { ...rawPackage, media }).media).toEqual([])
    }
  })

  it('keeps good pictures and drops files without a usable address', () => {
    const media = [
      { fileType: 'image', url: '/media/a b.jpg' },
      { fileType: 'image', url: 'javascript:alert(1)' },
      { fileType: 'video', url: 'https://files.example/walk.mp4' },
      { fileType: 'image', url: '' },
      'nonsense',
    ]
    const kept = v.parse(packageSchema, { ...rawPackage, media }).media
    expect(kept.map(({ url }) => url)).toEqual(['/media/a%20b.jpg', 'https://files.example/walk.mp4'])
  })

  it('takes a file for a picture unless its kind says otherwise', () => {
    const kinds = [
      undefined,
      null,
      '',
      'Image',
      'image/jpeg',
      'Video',
      'video/mp4',
      'document',
      'application/pdf',
    ]
    const media = kinds.map((fileType, at) => ({ fileType, url: `/media/${at}` }))
    const kept = v.parse(packageSchema, { ...rawPackage, media }).media
    expect(kept.map(({ url, fileType }) => `${url.at(-1)} ${fileType}`)).toEqual([
      ...['0 image', '1 image', '2 image', '3 image', '4 image', '5 video', '6 video'],
    ])
  })

  it('has its pictures and films over TLS, and its links as they are written', () => {
    const url = 'http://files.example/a.jpg'
    const { media, benefits, vrUrl, brochure } = v.parse(packageSchema, {
      ...{ ...rawPackage, media: [{ url }], benefits: [{ name: 'Fence', icon: url }] },
      ...{ vrUrl: url, brochure: { url } },
    })
    const overTls = 'https://files.example/a.jpg'
    expect([media[0]?.url, benefits[0]?.icon, vrUrl, brochure?.url]).toEqual([overTls, overTls, url, url])
  })

  it('has its description without the markup of an editor', () => {
    const description = '<p>C of O &amp; survey</p>'
    const kept = v.parse(packageSchema, { ...rawPackage, description, promos: [{ description }] })
    expect([kept.description, kept.promos[0]?.description]).toEqual(['C of O & survey', 'C of O & survey'])
    expect(v.parse(projectListSchema, [{ id: 1, name: 'Estate', description }])[0]?.description).toBe(
      'C of O & survey',
    )
  })

  it.each([
    ['<b>Moniya</b> Estate', 'Moniya Estate'],
    ['Moniya<br>Estate', 'Moniya Estate'],
    ['Moniya &lt;br /&gt; Estate', 'Moniya Estate'],
    ['<p>Moniya Estate</p>', 'Moniya Estate'],
    ['2 < 3, <3 and C of O <in process>', '2 < 3, <3 and C of O <in process>'],
  ])('has the name %j without an editor’s markup', (name, read) => {
    const parsed = v.parse(packageSchema, { ...rawPackage, name })
    expect(parsed.name).toBe(read)
    expect(v.parse(packageSchema, parsed).name, 'from the phone’s storage').toBe(read)
  })

  it('has its names as they are read, however often PHP escaped them, and again from the phone’s storage', () => {
    const name = 'Palm &amp;amp; Pine'
    const written = {
      ...rawPackage,
      name,
      location: 'Ìbàdàn &#8211; Moniya',
      benefits: [{ name }],
      promos: [{ title: name }],
    }
    const kept = v.parse(packageSchema, written)
    expect([kept.name, kept.location]).toEqual(['Palm & Pine', 'Ìbàdàn – Moniya'])
    expect([kept.benefits[0]?.name, kept.promos[0]?.title]).toEqual(['Palm & Pine', 'Palm & Pine'])
    expect(v.parse(packageSchema, kept)).toEqual(kept)
  })

  it('drops a benefit without a name and escapes the spaces of an icon', () => {
    expect(pkg.benefits).toEqual([{ name: 'Fence', icon: 'https://files.example/perimeter%20fence.svg' }])
  })

  it('costs 0, which means on request, when the amount is missing or nonsense', () => {
    for (const amount of [undefined, null, '', 'call us', Number.NaN]) {
      expect(v.parse(packageSchema, { ...rawPackage, amount }).amount).toBe(0)
    }
  })

  it('is on sale unless the provider says that it is not', () => {
    for (const active of [undefined, null, 1, '1', true])
      expect(v.parse(packageSchema, { ...rawPackage, active }).active).toBe(true)
    for (const active of [0, '0', false, 'no'])
      expect(v.parse(packageSchema, { ...rawPackage, active }).active).toBe(false)
  })

  it('has never less than nothing left', () => {
    expect(v.parse(packageSchema, { ...rawPackage, availableUnits: '-3' }).availableUnits).toBe(0)
  })

  it('has no half of a letter in its words, for no link can be made of one', () => {
    for (const name of [`${'a'.repeat(299)}😀`, 'Plot \ud83d']) {
      const kept = v.parse(packageSchema, { ...rawPackage, name })
      expect(() => encodeURIComponent(kept.name), name).not.toThrow()
      expect(v.parse(packageSchema, kept)).toEqual(kept)
    }
  })

  it('passes through its own schema unchanged, as it must when it comes back from a phone', () => {
    expect(v.parse(packageSchema, pkg)).toEqual(pkg)
  })
})

describe('a list', () => {
  it('drops a bad item and keeps the rest', () => {
    const list = v.parse(packageListSchema, [
      rawPackage,
      null,
      { name: 'no id' },
      { id: 8 },
      { ...rawPackage, id: 9 },
    ])
    expect(list.map(({ id }) => id)).toEqual(['7', '9'])
  })

  it('is empty for anything that is no array (spec §7: non-array treated as empty)', () => {
    for (const data of [null, undefined, {}, 'x', 4]) expect(v.parse(packageListSchema, data)).toEqual([])
  })

  it('with gaps, which PHP sends as an object, keeps its order', () => {
    const media = { 1: { url: '/media/b.jpg' }, 3: { url: '/media/d.jpg' } }
    const list = v.parse(packageListSchema, {
      0: { ...rawPackage, media },
      2: { ...rawPackage, id: 9 },
      10: null,
    })
    expect(list.map(({ id }) => id)).toEqual(['7', '9'])
    expect(list[0]?.media.map(({ url }) => url)).toEqual(['/media/b.jpg', '/media/d.jpg'])
  })

  it('is empty for an object with other keys', () => {
    expect(v.parse(packageListSchema, { 0: rawPackage, total: 1 })).toEqual([])
  })

  it('of projects keeps a project whose packages are missing', () => {
    const [project] = v.parse(projectListSchema, [
      { id: 1, name: 'Estate', projectType: { id: 3, name: 'homes' } },
    ])
    expect(project).toMatchObject({ packages: [], promos: [], projectType: { name: 'homes' } })
  })
})

describe('a post', () => {
  const raw = { id: 1, slug: 'a-post', topic: 'A post', content: '<p>x</p>', created: 'January 5, 2027' }

  it.each([[null], [{}], [[]], [undefined]])('has no cover when the provider sends %j', (coverPhoto) => {
    expect(v.parse(postSchema, { ...raw, coverPhoto }).coverPhoto).toBeNull()
  })

  it('has its topic as it is read, and its content as it was written', () => {
    const written = { ...raw, topic: 'Buyer&#039;s guide', content: '<p>C of O &amp; &lt;survey&gt;</p>' }
    const { topic, content } = v.parse(postSchema, written)
    expect([topic, content]).toEqual(["Buyer's guide", written.content])
  })

  it('has its cover over TLS', () => {
    const coverPhoto = { url: 'http://files.example/a.jpg' }
    expect(v.parse(postSchema, { ...raw, coverPhoto }).coverPhoto?.url).toBe('https://files.example/a.jpg')
  })

  const pasted = (characters: number) =>
    `<img src="data:image/jpeg;base64,${'/9j/'.repeat(characters / 4)}" alt="Gate">`

  it('keeps all its words when a picture pasted into it is longer than a text may be', () => {
    const small = pasted(40_000)
    const content = `<p>Before</p>${small}${pasted(700_000)}<p>${'After '.repeat(2_000)}</p>`
    const kept = v.parse(postSchema, { ...raw, content }).content
    expect(kept).toContain(`<p>Before</p>${small}<img src="" alt="Gate"><p>After`)
    expect(kept.endsWith('After </p>')).toBe(true)
    expect(v.parse(postSchema, { ...raw, content: kept }).content).toBe(kept)
  })

  it('keeps a pasted picture that fits, and cuts a text that is too long without one', () => {
    const content = `<p>${pasted(400_000)}</p>`
    expect(v.parse(postSchema, { ...raw, content }).content).toBe(content)
    expect(v.parse(postSchema, { ...raw, content: 'a'.repeat(600_000) }).content).toHaveLength(500_000)
  })

  it('page holds no post that its provider has not published, and all of which nothing is said', () => {
    const said = [0, false, '1', null, undefined]
    const data = said.map((active, id) => ({ ...raw, id, active }))
    expect(v.parse(postPageSchema, { data }).data.map(({ id }) => id)).toEqual(['2', '3', '4'])
  })

  it('page counts its pages whether they come as a number, as text or not at all', () => {
    for (const [pages, expected] of [
      [3, 3],
      ['3', 3],
      [undefined, 1],
      [0, 1],
    ] as const) {
      expect(v.parse(postPageSchema, { data: [raw], pages }).pages).toBe(expected)
    }
  })

  it('page passes through its own schema unchanged', () => {
    const page = v.parse(postPageSchema, { data: [raw], pages: '2' })
    expect(v.parse(postPageSchema, page)).toEqual(page)
  })
})

describe('a tour schedule', () => {
  it('is kept with a missing project, and dropped without a package', () => {
    const list = v.parse(scheduleListSchema, [
      {
        id: 1,
        package: { name: 'Plot', size: '450 sqm' },
        fee: '5000',
        recurrent: 1,
        recurrent_day: 'Saturday',
      },
      { id: 2 },
      { id: 3, package: [] },
      { id: 4, package: {} },
    ])
    expect(list).toHaveLength(1)
    const [tour] = list
    expect(tour).toMatchObject({ fee: 5_000, recurrent: true, recurrent_day: 'Saturday', project: null })
    expect(tour?.package.size).toBe(450)
  })

  it('is free when its fee is 0, and says nothing of a fee that is no number', () => {
    const raw = { id: 1, package: { name: 'Plot' } }
    const feeOf = (fee: unknown) => v.parse(scheduleListSchema, [{ ...raw, fee }])[0]?.fee
    expect([0, '0', '5,000', '10%', null, undefined, 'call us'].map(feeOf)).toEqual([
      ...[0, 0, 5_000, null, null, null, null],
    ])
  })
})
