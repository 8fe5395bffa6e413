import { siteConfig } from '#contract/site-config.ts'

/** Where the boot script shows the picture of the record that the shell is waiting for (early-picture.ts). */
export const EarlyPicturePlace = ({ sizes }: { sizes: string }) => (
  <div
    className="absolute inset-0"
    data-early-picture={sizes}
    data-has-widths={siteConfig.mediaHasWidths || undefined}
  />
)
