import { describe, expect, it } from 'vitest'
import { firstPicture, flatMedia, panoramaOf } from './panorama.ts'

const file = (told: { url?: string; filename?: string; fileType?: 'image' | 'video' }) => ({
  fileType: 'image' as const,
  url: '/media/a.jpg',
  filename: '',
  ...told,
})

it.each([
  { filename: 'gate_360.jpg' },
  { filename: '360 view.JPG' },
  { url: 'https://media.example.com/files/street-360.webp?v=3' },
  { filename: 'gate_360_metal.jpg' },
  { filename: '360-square-garden.jpg' },
  { filename: 'pano360.jpg' },
  { filename: '360View.JPG' },
  { filename: 'gate-360x180.jpg' },
  { url: '/media/view%20360.jpg' },
])('%j is a view all around', (told) => {
  expect(panoramaOf([file({}), file(told)])).toEqual(file(told))
})

it.each([
  { filename: 'IMG_13600.jpg' },
  { filename: '3601.jpg' },
  { filename: '360sqm.jpg' },
  { filename: 'Plot-360-sqm.jpg' },
  { url: 'https://media.example.com/files/360%20SQ%20M%20layout.png' },
  { filename: '360 metres of fence.jpg' },
  { filename: 'plot 360m2.jpg' },
  { filename: '360_square_feet.jpg' },
  { filename: 'Plot-360-sqyd.png' },
  { filename: '360_F_242344344_AbCd.jpg' },
  { filename: 'gate-360x240.jpg' },
  { filename: '360%20sqm.jpg' },
  { filename: 'estate-360-plots.jpg' },
  { url: '/media/9b1f360c-77aa.jpg' },
  { url: '/media/Kf9a360bQz.jpg' },
  { url: '/media/360/gate.jpg' },
  { url: '/media/gate.jpg?w=360' },
  { filename: 'walk-360.mp4', fileType: 'video' as const },
])('%j is not', (told) => {
  expect(panoramaOf([file(told)])).toBeNull()
})

describe('the pictures of a gallery', () => {
  it('are all but the view all around, and the same list each time', () => {
    const media = [file({ url: '/a.jpg' }), file({ filename: 'gate-360.jpg' }), file({ url: '/b.jpg' })]
    expect(flatMedia(media).map(({ url }) => url)).toEqual(['/a.jpg', '/b.jpg'])
    expect(flatMedia(media)).toBe(flatMedia(media))
  })

  it('are the list itself where there is none', () => {
    const media = [file({})]
    expect(flatMedia(media)).toBe(media)
  })
})

it('the picture of a package is its first flat one, whatever comes before', () => {
  const film = file({ url: '/walk.mp4', fileType: 'video' })
  const around = file({ filename: 'gate-360.jpg' })
  expect(firstPicture([film, around, file({ url: '/b.jpg' }), file({})])?.url).toBe('/b.jpg')
  expect(firstPicture([film, around])).toBeUndefined()
})
