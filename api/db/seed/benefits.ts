import type { SeedBenefit } from './types.ts'

/** The fence has a space in its address on purpose: the live backend sends such addresses. */
export const benefits: readonly SeedBenefit[] = [
  { id: 1, name: 'Registered survey plan', icon: '/media/icons/survey.svg' },
  { id: 2, name: 'Deed of assignment', icon: '/media/icons/title-deed.svg' },
  { id: 3, name: 'Perimeter fence', icon: '/media/icons/perimeter fence.svg' },
  { id: 4, name: 'Gatehouse', icon: '/media/icons/gatehouse.svg' },
  { id: 5, name: 'Lined drainage', icon: '/media/icons/drainage.svg' },
  { id: 6, name: 'Graded internal roads', icon: '/media/icons/road.svg' },
  { id: 7, name: 'Public power line', icon: '/media/icons/electricity.svg' },
  { id: 8, name: 'Solar street lights', icon: '/media/icons/street-light.svg' },
  { id: 9, name: 'Solar panels on the roof', icon: '/media/icons/solar.svg' },
  { id: 10, name: 'Overhead water tank', icon: '/media/icons/water-tank.svg' },
  { id: 11, name: 'Treated borehole water', icon: '/media/icons/borehole.svg' },
  { id: 12, name: '24-hour security', icon: '/media/icons/security.svg' },
  { id: 13, name: 'Shared green', icon: '/media/icons/green-space.svg' },
  { id: 14, name: 'Tractor work included', icon: '/media/icons/tractor.svg' },
  { id: 15, name: 'Sprinkler or drip irrigation', icon: '/media/icons/irrigation.svg' },
  { id: 16, name: 'Resident agronomist', icon: '/media/icons/agronomist.svg' },
  { id: 17, name: 'Farm store', icon: '/media/icons/store-house.svg' },
  { id: 18, name: 'Report after every season', icon: '/media/icons/report.svg' },
  { id: 19, name: 'Payment in parts', icon: '/media/icons/payment-plan.svg' },
  { id: 20, name: 'Paved parking', icon: '/media/icons/parking.svg' },
]
