import { type ComponentType, createElement, lazy } from 'react'
import { Awake } from './awake.tsx'

/** A screen or section that reads data, loaded side by side with the layer that reads it. */
export function withData<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [{ DataLayer }, part] = await Promise.all([import('./data-layer.tsx'), load()])
    return {
      default: (props: Props) =>
        createElement(Awake, null, createElement(DataLayer, null, createElement(part, props))),
    }
  })
}
