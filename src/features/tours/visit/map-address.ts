import type { Visit } from '#contract/sent/tour-booking.ts'

/** A search for the place in Google Maps; null if no place is known. Nothing of the site loads from there. */
export function mapAddress({ project, place }: Pick<Visit, 'project' | 'place'>): string | null {
  if (place.trim() === '') return null
  const query = [project, place, 'Nigeria'].filter(Boolean).join(', ')
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`
}
