import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { siteConfig } from '#contract/site-config.ts'

/**
 * Tells whether the address still is that of the screen. People press and type in the old screen while the code of the
 * next one loads. To change the address for it would take them back (decision 185).
 */
export function useIsHere(): () => boolean {
  const { pathname } = useLocation()
  return useCallback(() => location.pathname.slice(siteConfig.basePath.length) === pathname, [pathname])
}
