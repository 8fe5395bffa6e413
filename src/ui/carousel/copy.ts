/** Words of slideshows. */
export const copy = {
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  pauseSlides: 'Pause the slideshow',
  playSlides: 'Play the slideshow',
  pictureOf: (current: number, total: number) => `Picture ${current} of ${total}`,
} as const
