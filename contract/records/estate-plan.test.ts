import { expect, it } from 'vitest'
import { estatePlans } from './estate-plan.ts'

const picture = (told: { description?: string; filename?: string; url?: string }) => ({
  fileType: 'image' as const,
  url: '/media/a.jpg',
  description: '',
  filename: '',
  ...told,
})

it.each([
  { description: 'Plan of the estate, the taken plots marked.' },
  { description: 'Site plan' },
  { filename: 'IMG_LAYOUT_PLAN_v2.jpg' },
  { filename: 'estateplan.png' },
  { url: '/media/moniya-site-plan.webp?w=480' },
])('%j is the plan of an estate', (told) => {
  expect(estatePlans([picture(told)])).toHaveLength(1)
})

it.each([
  { description: 'A family in front of the estate plan board on inspection day.' },
  { description: 'Payment plan' },
  { description: 'Estate planning with our surveyor' },
  { description: 'Gate of the estate' },
  { url: '/media/site-plan/gate.jpg' },
])('%j is not', (told) => {
  expect(estatePlans([picture(told)])).toEqual([])
})

it('a film is no plan, and several keep the order of the provider', () => {
  const film = { ...picture({ description: 'Site plan' }), fileType: 'video' as const }
  const second = picture({ description: 'Survey plan', url: '/media/b.jpg' })
  const first = picture({ description: 'Site plan' })
  expect(estatePlans([film, first, second])).toEqual([first, second])
})
