import { type ComponentType, createElement, lazy, type ReactNode } from 'react'
import { readerEngaged } from '#src/device/reader-engaged.ts'
import { untilItComes } from '#src/device/until-it-comes.ts'
import { Awake } from './awake.tsx'
import { loadScreen } from './first-screen.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/** A screen or section that reads data. Its code loads side by side with the layer that reads. */
export function withData<Props extends object>(load: Load<Props>) {
  return lazyPart(() => loadScreen(() => loadWithLayer(load)))
}

/** The same for a section of a screen that is complete without its data: it waits for a reader who stays. */
export function withDataForReader<Props extends object>(load: Load<Props>) {
  return lazyPart(() => forReader(() => loadWithLayer(load)))
}

/**
 * A section that a data screen has in its HTML. It comes to life for a reader who stays; at once where `isUrgent`,
 * which is asked in the browser alone.
 */
export function sectionForReader<Props extends object>(load: Load<Props>, isUrgent?: () => boolean) {
  const part = async () => ({ part: await load() })
  return lazyPart(() => (typeof window !== 'undefined' && isUrgent?.() ? part() : forReader(part)))
}

type Loaded<Props> = { part: ComponentType<Props>; Layer?: ComponentType<{ children: ReactNode }> }

function lazyPart<Props extends object>(load: () => Promise<Loaded<Props>>) {
  return lazy(async () => {
    const { part, Layer } = await load()
    return {
      default: (props: Props) => {
        const drawn = createElement(part, props)
        return createElement(Awake, null, Layer ? createElement(Layer, null, drawn) : drawn)
      },
    }
  })
}

async function loadWithLayer<Props>(load: Load<Props>): Promise<Loaded<Props>> {
  const [{ DataLayer, readsRestored }, part] = await Promise.all([
    import('#src/app/data/data-layer.tsx'),
    load(),
  ])
  await readsRestored
  return { part, Layer: DataLayer }
}

/** Its HTML stands until its code arrives. A broken line is no reason to remove it, or what was typed into it. */
async function forReader<T>(load: () => Promise<T>): Promise<T> {
  await readerEngaged
  await new Promise((resolve) => setTimeout(resolve)) // each in a task of its own: a form asks for twenty files
  return untilItComes(load)
}
