import { type ComponentType, createElement, lazy } from 'react'
import { readerStays } from '../ui/reader-stays.ts'
import { Awake } from './awake.tsx'

/** A screen or section that reads data, loaded side by side with the layer that reads it. */
export function withData<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyData(load, undefined)
}
/** The same for a section of a screen that is whole without its data: it waits for a reader who stays. */
export function withDataForReader<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyData(load, readerStays)
}

function lazyData<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  condition: Promise<void> | undefined,
) {
  return lazy(async () => {
    await condition
    const [{ DataLayer }, part] = await Promise.all([import('./data-layer.tsx'), load()])
    return {
      default: (props: Props) =>
        createElement(Awake, null, createElement(DataLayer, null, createElement(part, props))),
    }
  })
}
