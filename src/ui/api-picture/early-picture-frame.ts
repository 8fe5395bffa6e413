import { siteConfig } from '#contract/site-config.ts'

/**
 * Id of the element in which the boot script shows the picture of the record that the shell waits for
 * (early-picture.ts).
 */
export const earlyPictureFrame = (sizes: string) => ({
  'data-early-picture': sizes,
  'data-has-widths': siteConfig.mediaHasWidths || undefined,
})
