import type { PageAudit } from '../../tools/mini-program/audit'
import { consumerPages, operatorPages } from '../flows/looks'
import { MiniDriver } from '../flows/MiniDriver'
import { setStage, type Stage } from '../flows/stage'

const columns = [
  'nodes',
  'depth',
  'children',
  'setData',
  'largest KB',
  'most/s',
  'requests',
] as const

const figuresOf = ({ nodes, depth, widest, setData, requestsAtOnce }: PageAudit) => [
  nodes,
  depth,
  widest.children,
  setData.count,
  Math.ceil(setData.largest / 1024),
  setData.perSecond,
  requestsAtOnce,
]

const line = (route: string, cells: readonly (string | number)[]) =>
  route.padEnd(46) + cells.map((cell) => String(cell).padStart(11)).join('')

/** What every page of a built mini program costs, as WeChat's own audit counts it. */
async function measure(stage: Stage, app: 'weapp' | 'iter') {
  const driver = await MiniDriver.start(app, stage.browser, stage.server.url)
  try {
    await stage.signedIn(driver, app === 'iter' ? 'operator' : 'consumer')
    const pages =
      app === 'iter' ? operatorPages : await consumerPages(stage, { elder: false, widths: [] })
    for (const [url, text] of pages) {
      await driver.open(url)
      await driver.see(text)
    }
    console.log(line(`dist/${app}`, columns))
    const { pages: measured } = await driver.app.audit()
    for (const page of measured) console.log(line(page.route, figuresOf(page)))
  } finally {
    await driver.close()
  }
}

export async function bench() {
  const stage = await setStage()
  try {
    await measure(stage, 'weapp')
    await measure(stage, 'iter')
  } finally {
    await stage.close()
  }
}
