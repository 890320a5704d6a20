import { useNearEnd } from '@/platform/nearEnd'
import { renderHook } from '../client/renderHook'

const screenHeight = 800
/** Heights are asked for once a frame has been laid out. */
const frame = 20
let page: HTMLElement
let listening: boolean
let heard: number

/** As high as so many pixels of rows, scrolled down so far. */
function lay(rows: number, scrollTop = page.scrollTop) {
  const list = document.getElementById('list')!
  Object.defineProperty(list, 'offsetHeight', { configurable: true, value: rows })
  Object.defineProperty(page, 'scrollHeight', { configurable: true, value: rows })
  Object.defineProperty(page, 'scrollTop', { configurable: true, value: scrollTop })
}

function scrollTo(scrollTop: number) {
  lay(page.scrollHeight, scrollTop)
  page.dispatchEvent(new Event('scroll'))
}

const tell = () => {
  if (listening) heard++
  return listening
}
async function watch() {
  const { again } = await renderHook(() => useNearEnd('list', 200, 500, tell), null)
  jest.advanceTimersByTime(frame)
  const grow = async () => {
    await again(null)
    jest.advanceTimersByTime(frame)
  }
  return { grow }
}

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = '<div class="taro_page"><div id="list"></div></div>'
  page = document.querySelector<HTMLElement>('.taro_page')!
  Object.defineProperty(page, 'clientHeight', { configurable: true, value: screenHeight })
  listening = true
  heard = 0
  lay(3000, 0)
})
afterEach(() => jest.useRealTimers())

test('the end is told within 200 pixels of it, and not before', async () => {
  await watch()
  scrollTo(3000 - screenHeight - 201)
  expect(heard).toBe(0)
  scrollTo(3000 - screenHeight - 200)
  expect(heard).toBe(1)
})

test('a jump to the end is told again after the list grew, though it was the end before', async () => {
  const { grow } = await watch()
  scrollTo(3000 - screenHeight)
  lay(5000)
  await grow()
  expect(heard).toBe(1)
  scrollTo(5000 - screenHeight)
  expect(heard).toBe(2)
})

test('content that does not fill the screen is told as soon as it is there', async () => {
  const { grow } = await watch()
  lay(500, 0)
  await grow()
  expect(heard).toBe(1)
  await grow()
  expect(heard).toBe(1)
})

test('an end that was reached while nobody listened is told once they do', async () => {
  await watch()
  listening = false
  scrollTo(3000 - screenHeight)
  listening = true
  jest.advanceTimersByTime(499)
  expect(heard).toBe(0)
  jest.advanceTimersByTime(1)
  expect(heard).toBe(1)
  jest.advanceTimersByTime(5000)
  expect(heard).toBe(1)
})

test('an end that was reached is told later even where it lies further down by then', async () => {
  await watch()
  listening = false
  scrollTo(3000 - screenHeight)
  lay(5000)
  listening = true
  jest.advanceTimersByTime(500)
  expect(heard).toBe(1)
})

test('a page that is put away tells nothing', async () => {
  await watch()
  Object.defineProperty(page, 'clientHeight', { configurable: true, value: 0 })
  scrollTo(3000)
  expect(heard).toBe(0)
})
