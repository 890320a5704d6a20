import * as easel from 'glass-easel'
import { MiniProgramEnv } from 'glass-easel-miniprogram-adapter'
import type { ViewNode } from '../bridge'
import { copy } from './json'
import { manifest } from './manifest'
import { guarded, report, reportError } from './report'

// Taken over by the environment when it is made.
easel.globalOptions.writeIdToDOM = true

/** WeChat's component framework, given the app's templates and component settings. */
export const environment = new MiniProgramEnv()
export const space = environment.createCodeSpace('main', true)

easel.addGlobalErrorListener((error) => {
  reportError('component framework', error)
  return false
})
easel.addGlobalWarningListener((message) => {
  report.console.push({ level: 'warn', text: `component framework: ${String(message)}` })
})

type Template = Parameters<typeof space.addCompiledTemplate>[1]

/** The framework's number for an event whose default a listener prevented. */
const prevented = 1

/** The prefix of a component's classes, in its elements and in its styles. */
export const styleScopes: Record<string, string> = {}

export async function prepareComponents(): Promise<void> {
  const address = '/~/templates.js'
  const { default: templates } = (await import(address)) as { default: Record<string, unknown> }
  let scope = 0
  for (const [path, config] of Object.entries(manifest.configs)) {
    const using = { ...manifest.app.usingComponents, ...config.usingComponents }
    space.addComponentStaticConfig(path, {
      ...config,
      usingComponents: using,
    } as Parameters<typeof space.addComponentStaticConfig>[1])
    space.addCompiledTemplate(path, {
      groupList: templates,
      content: templates[path],
      // Without it a listener named in a dynamic template is lost.
      fallbackListenerOnNativeNode: true,
    } as unknown as Template)
    if (!config.component) continue
    styleScopes[path] = `c${++scope}`
    space.addStyleSheet(path, undefined, styleScopes[path])
  }
}

interface FrameworkEvent {
  type: string
  timeStamp: number
  target: ViewNode
  currentTarget: ViewNode
  mark?: unknown
  detail?: unknown
  touches?: Finger[]
  changedTouches?: Finger[]
  getEventBubbleStatus?: unknown
}

interface Finger {
  clientX: number
  clientY: number
  x?: number
  y?: number
}

/** The DOM element behind a node of the framework. */
export const elementOf = (node: object): HTMLElement | undefined => {
  const inner = ((node as { _$?: object })._$ ?? node) as { getBackendElement?(): unknown }
  return inner.getBackendElement?.() as HTMLElement | undefined
}

/** Every component of a page, the page itself among them. */
export function tellComponents(page: object, lifetime: string): void {
  const root = (page as { _$?: easel.GeneralComponent })._$
  root?.triggerPageLifetime(lifetime, [])
}

const plainTarget = (node: ViewNode) => ({
  id: node.id,
  dataset: copy(node.dataset ?? {}),
  offsetLeft: elementOf(node)?.offsetLeft ?? 0,
  offsetTop: elementOf(node)?.offsetTop ?? 0,
})

/** The event as an app's listener gets it: data only, with a canvas's own coordinates. */
function plainEvent(event: FrameworkEvent) {
  const canvas = elementOf(event.target)
  const corner = canvas?.localName === 'wx-canvas' ? canvas.getBoundingClientRect() : undefined
  const fingers = (given: Finger[] = []) =>
    copy(given).map((finger) =>
      corner
        ? { ...finger, x: finger.clientX - corner.left, y: finger.clientY - corner.top }
        : finger,
    )
  return {
    type: event.type,
    timeStamp: event.timeStamp,
    target: plainTarget(event.target),
    currentTarget: plainTarget(event.currentTarget),
    mark: copy(event.mark ?? {}),
    detail: copy(event.detail ?? {}),
    touches: fingers(event.touches),
    changedTouches: fingers(event.changedTouches),
  }
}

type Method = (this: unknown, ...args: unknown[]) => unknown
type Definition = Record<string, unknown> & { methods?: Record<string, unknown> }

const isEvent = (value: unknown): value is FrameworkEvent =>
  typeof (value as FrameworkEvent | undefined)?.getEventBubbleStatus === 'function'

function listening(name: string, method: Method): Method {
  return function (this: unknown, ...args) {
    const given = args.map((each) => (isEvent(each) ? plainEvent(each) : each))
    return guarded(name, () => method.apply(this, given))()
  }
}

const withListeners = (methods: Record<string, unknown>): Record<string, never> =>
  Object.fromEntries(
    Object.entries(methods).map(([name, value]) => [
      name,
      typeof value === 'function' ? listening(name, value as Method) : value,
    ]),
  ) as Record<string, never>

export function definePage(path: string, definition: Definition): void {
  const page = { ...withListeners(definition), data: copy(definition.data ?? {}) }
  space
    .component(path)
    .pageDefinition(page as never)
    .register()
}

export function defineComponent(path: string, definition: Definition): void {
  const methods = definition.methods && withListeners(definition.methods)
  space
    .component(path)
    .definition({ ...definition, methods })
    .register()
}

export const defineBehavior = (definition: Definition) => {
  const methods = definition.methods && withListeners(definition.methods)
  return space
    .behavior()
    .definition({ ...definition, methods })
    .register()
}

export function fire(
  node: ViewNode,
  type: string,
  detail: unknown,
  options: Record<string, unknown>,
): boolean {
  const event = new easel.Event(type, detail, options)
  easel.Event.dispatchEvent(node as never, event)
  return Number(event.getEventBubbleStatus()) === prevented
}
