import type { AuditLimits, Measured, PageAudit } from '../../audit'
import type { Page } from './page'
import { report } from './report'

const { tapTarget } = (await (await fetch('/~/limits.json')).json()) as AuditLimits

const audits = new Map<Page, PageAudit>()
const second = 1000

/** Counts what a page sends to its view from now on. */
export function watch(page: Page): void {
  const { instance, route } = page
  const audit: PageAudit = {
    route,
    pixelRatio: page.window.devicePixelRatio,
    nodes: 0,
    depth: 0,
    widest: { children: 0, parent: '' },
    images: [],
    small: [],
    setData: { count: 0, largest: 0, perSecond: 0 },
    requestsAtOnce: 0,
  }
  audits.set(page, audit)
  report.audits.push(audit)
  const recent: number[] = []
  const setData = instance.setData.bind(instance)
  instance.setData = (data, done) => {
    const now = performance.now()
    recent.push(now)
    while (now - (recent[0] ?? now) > second) recent.shift()
    const bytes = new TextEncoder().encode(JSON.stringify(data)).length
    audit.setData.count += 1
    audit.setData.largest = Math.max(audit.setData.largest, bytes)
    audit.setData.perSecond = Math.max(audit.setData.perSecond, recent.length)
    return setData(data, done)
  }
}

/** Looks at the page as it is, before it is left or when somebody asks. */
export function look(page: Page | undefined): void {
  const audit = page && audits.get(page)
  if (audit) keepWorst(audit, page.window.measure(tapTarget))
}

export function noteRequests(page: Page | undefined, running: number): void {
  const audit = page && audits.get(page)
  if (audit) audit.requestsAtOnce = Math.max(audit.requestsAtOnce, running)
}

function keepWorst(audit: PageAudit, now: Measured): void {
  audit.nodes = Math.max(audit.nodes, now.nodes)
  audit.depth = Math.max(audit.depth, now.depth)
  if (now.widest.children > audit.widest.children) audit.widest = now.widest
  addNew(audit.images, now.images, ({ source, shown }) => `${source} ${shown.width}`)
  addNew(audit.small, now.small, ({ name }) => name)
}

function addNew<T>(all: T[], found: T[], keyOf: (each: T) => string): void {
  const known = new Set(all.map(keyOf))
  for (const each of found) {
    if (!known.has(keyOf(each))) all.push(each)
    known.add(keyOf(each))
  }
}
