import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

export interface Rendered<P, R> {
  /** What the hook gave last. */
  now: () => R
  again: (props: P) => Promise<void>
  /** The component is taken down. */
  close: () => Promise<void>
}

const roots: Root[] = []

afterEach(() => act(async () => roots.splice(0).forEach((root) => root.unmount())))

/** A hook inside a component of its own, for the length of one test. */
export async function renderHook<P, R>(
  hook: (props: P) => R,
  initial: NoInfer<P>,
): Promise<Rendered<P, R>> {
  let last: R | undefined
  const Probe = ({ value }: { value: P }) => {
    last = hook(value)
    return null
  }
  const root = createRoot(document.createElement('div'))
  roots.push(root)
  const again = (value: P) => act(async () => root.render(createElement(Probe, { value })))
  await again(initial)
  const close = () => act(async () => root.render(null))
  return { now: () => last as R, again, close }
}

/** Lets a started promise and what React does about it finish. */
export const settle = (work: () => unknown = () => undefined) => act(async () => void work())
