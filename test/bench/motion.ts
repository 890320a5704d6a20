import assert from 'node:assert/strict'
import type { CDPSession } from 'playwright-core'
import { until } from '@linji/mini-program'
import { H5Driver } from '../flows/H5Driver'
import { setStage } from '../flows/stage'

/** How much slower than this machine the phone is. */
const slower = 4
/** Of sixty in a second; a machine without a graphics card draws each of them by hand. */
const leastFrames = 50

interface Event {
  name: string
  ts: number
  dur?: number
  args: { data?: { message?: string } }
}

/** The reels of the lottery on a slowed phone: how many frames, and whether anything is laid out or painted meanwhile. */
export async function bench() {
  const stage = await setStage()
  try {
    const phone = await H5Driver.start(stage.browser, stage.server.url)
    await stage.signedInAnew(phone)
    await phone.open('/lottery')
    await phone.tap('我已满 18 周岁')
    await phone.see('抽一次')
    await phone.page.evaluate(watchReels)
    const session = await phone.page.context().newCDPSession(phone.page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const traced = await trace(session, async () => {
      await phone.tap('抽一次，还有 1 次')
      await until('the reels to stand', () => phone.page.evaluate(areStill))
    })
    tell(traced, await phone.page.evaluate(framesDrawn))
    await phone.close()
  } finally {
    await stage.close()
  }
}

interface Watched {
  frames: number[]
  from: number
  until: number
}

/** Runs in the document: notes each frame from when the reels come in until the last of them stands. */
function watchReels() {
  const watched: Watched = { frames: [], from: 0, until: 0 }
  Object.assign(window, { watched })
  let moving = 0
  // a class is named otherwise in each build
  const comesIn = (target: EventTarget | null) => {
    const { animationDuration, animationIterationCount } = getComputedStyle(target as Element)
    return animationIterationCount === '1' && parseFloat(animationDuration) >= 0.9
  }
  const frame = (at: number) => {
    if (watched.from > 0 && watched.until === 0) watched.frames.push(at)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  document.addEventListener('animationstart', ({ target }) => {
    if (!comesIn(target) || moving++ > 0 || watched.from > 0) return
    watched.from = performance.now()
    performance.mark('reels come in')
  })
  document.addEventListener('animationend', ({ target }) => {
    if (!comesIn(target) || --moving > 0) return
    watched.until = performance.now()
    performance.mark('reels stand')
  })
}

const areStill = () => (window as unknown as { watched: Watched }).watched.until > 0
const framesDrawn = () => {
  const { frames, from, until: end } = (window as unknown as { watched: Watched }).watched
  return (frames.length / (end - from)) * 1000
}

async function trace(session: CDPSession, work: () => Promise<void>): Promise<Event[]> {
  const events: Event[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Event[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    categories: 'devtools.timeline,blink.user_timing',
  })
  await work()
  const over = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()))
  await session.send('Tracing.end')
  await over
  return events
}

function tell(events: readonly Event[], frames: number) {
  const momentOf = (mark: string) => events.find(({ name }) => name === mark)?.ts ?? 0
  const [from, end] = [momentOf('reels come in'), momentOf('reels stand')]
  assert.ok(from > 0 && end > from, 'the reels were not seen to move')
  const during = events.filter(({ ts }) => ts > from && ts < end)
  const many = (name: string) => during.filter((event) => event.name === name).length
  console.log(`reels at 1/${slower} speed   ${frames.toFixed(0)} frames a second`)
  console.log(`meanwhile             ${many('Layout')} layouts, ${many('Paint')} paints`)
  assert.equal(many('Layout'), 0, 'something is laid out while the reels move')
  assert.ok(frames >= leastFrames, `fewer than ${leastFrames} frames a second`)
}
