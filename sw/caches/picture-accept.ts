/**
 * What Chromium asks with where a page shows a picture, to the letter. A server that chooses the format by it says
 * `Vary: Accept`. The browser's own copy then answers no other words, and the picture would come a second time.
 */
export const PICTURE_ACCEPT = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
