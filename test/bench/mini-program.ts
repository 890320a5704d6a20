import type { PageAudit } from '@linji/mini-program'
import { type FirstScreen, firstScreens, sentAtFirst } from '../flows/firstScreen'
import { consumerPages, operatorPages } from '../flows/looks'
import { MiniDriver } from '../flows/MiniDriver'
import { setStage, type Stage } from '../flows/stage'
import { firstRenders } from './firstRender'

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

/** How long people wait for a tab, and what is sent to its view until it stands. Fails over a limit. */
async function measureFirstScreens(stage: Stage) {
  const driver = await MiniDriver.start('weapp', stage.browser, stage.server.url)
  try {
    await stage.signedIn(driver, 'consumer')
    const sent: number[] = []
    for (const { url } of firstScreens) sent.push(await sentAtFirst(driver, url))
    const took = await firstRenders(
      driver,
      firstScreens.map(({ url }) => url),
    )
    console.log(
      'first screens, signed in; time: from loading the app at CPU ÷4 until it stands, median of 5',
    )
    firstScreens.forEach((screen, nth) => print(screen, sent[nth]! / 1024, took[nth]! / 1000))
  } finally {
    await driver.close()
  }
}

function print({ name, bytes, seconds }: FirstScreen, kilobytes: number, took: number): void {
  const figures = [
    { of: 'setData', value: kilobytes, most: bytes / 1024, unit: 'KB' },
    { of: 'first render', value: took, most: seconds, unit: 's' },
  ]
  for (const { of, value, most, unit } of figures) {
    const over = value > most
    if (over) process.exitCode = 1
    console.log(
      `${name}, ${of}`.padEnd(46) +
        `${value.toFixed(2)} ${unit}, at most ${most} ${unit}${over ? '  exceeded' : ''}`,
    )
  }
}

export async function bench() {
  const stage = await setStage()
  try {
    await measureFirstScreens(stage)
    await measure(stage, 'weapp')
    await measure(stage, 'iter')
  } finally {
    await stage.close()
  }
}
