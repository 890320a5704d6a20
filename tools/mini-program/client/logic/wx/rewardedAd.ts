import { showAd } from '../dialogs'
import { guarded, report } from '../report'
import { supplied } from '../supplied'

interface Given {
  adUnitId: string
  /** Another ad each time, in place of the one that there is of the unit. */
  multiton?: boolean
}

interface Failure {
  errMsg: string
  errCode: number
}

type Listener = (told?: object) => void

const happenings = ['Load', 'Error', 'Close'] as const
type Happening = (typeof happenings)[number]

const kept = new Map<string, object>()

const noAd: Failure = { errMsg: 'no advertisement', errCode: 1004 }
const notLoaded: Failure = { errMsg: 'the ad is not ready, load it first', errCode: 1003 }

/** The film that people see to be rewarded: one of a unit, loaded at once, shown when the app says so. */
export function createRewardedVideoAd(given: Given): object {
  report.calls.push({ name: 'createRewardedVideoAd', given })
  const { adUnitId, multiton } = given
  if (!/^adunit-/.test(adUnitId)) throw new Error('createRewardedVideoAd:fail invalid adUnitId')
  const known = multiton ? undefined : kept.get(adUnitId)
  const ad = known ?? make(() => kept.delete(adUnitId))
  if (!multiton) kept.set(adUnitId, ad)
  return ad
}

function make(forget: () => void): object {
  const listeners = new Map(happenings.map((name) => [name, new Set<Listener>()]))
  const tell = (name: Happening, told?: object) =>
    listeners.get(name)!.forEach((listener) => guarded(`ad on${name}`, listener)(told))
  let ready = false

  const fail = (failure: Failure): never => {
    tell('Error', failure)
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- WeChat rejects with a plain object
    throw failure
  }
  async function load() {
    await Promise.resolve()
    ready = supplied.ad !== 'none'
    if (!ready) fail(noAd)
    tell('Load')
  }
  async function show() {
    await Promise.resolve()
    if (!ready) fail(notLoaded)
    ready = false
    void run()
  }
  /** It is there for as long as somebody sees it; then the next is loaded. */
  async function run() {
    const isEnded = supplied.ad === undefined ? await showAd() : supplied.ad === 'ended'
    tell('Close', { isEnded })
    await load().catch(() => undefined)
  }
  void load().catch(() => undefined)

  const hearing = happenings.flatMap((name): [string, unknown][] => [
    [`on${name}`, (listener: Listener) => void listeners.get(name)!.add(listener)],
    [
      `off${name}`,
      (listener?: Listener) => {
        const all = listeners.get(name)!
        if (listener) all.delete(listener)
        else all.clear()
      },
    ],
  ])
  return { ...Object.fromEntries(hearing), load, show, destroy: forget }
}
