import { dropKept, keepAlive } from '@/shell/keepAlive'
import type { PageObject } from '@/shell/pageObject'

const open = (address: string) => window.history.replaceState(null, '', address)

interface Made {
  page: PageObject
  element: HTMLElement
  unmounted: jest.Mock
}

let stamp = 0

/** A page object and its element, as Taro makes them for the address in the bar. */
function make(): Made {
  const path = `${window.location.pathname}?stamp=${++stamp}`
  const element = document.createElement('div')
  element.id = path
  const unmounted = jest.fn(() => element.remove())
  const page: PageObject = {
    path,
    onLoad: jest.fn(),
    onShow: jest.fn(),
    onHide: jest.fn(),
    onUnload: unmounted,
  }
  document.body.append(element)
  keepAlive(page)
  return { page, element, unmounted }
}

/** Opens a page and leaves it again. */
function visit(address: string): Made {
  open(address)
  const made = make()
  made.page.onShow()
  made.page.onUnload()
  return made
}

/** The page object that the router makes when the address is visited anew. */
function revisit(address: string): PageObject {
  open(address)
  const page: PageObject = {
    path: `${address}?stamp=${++stamp}`,
    onLoad: jest.fn(),
    onShow: jest.fn(),
    onHide: jest.fn(),
    onUnload: jest.fn(),
  }
  keepAlive(page)
  return page
}

beforeEach(() => {
  dropKept()
  document.body.replaceChildren()
})

describe('a page kept alive', () => {
  test('stays in the document, hidden, when it leaves the stack', () => {
    const { element, unmounted } = visit('/exchangeShop/ExchangeLog?state=paid')
    expect(unmounted).not.toHaveBeenCalled()
    expect(element.isConnected).toBe(true)
    expect(element.classList.contains('taro_page_shade')).toBe(true)
  })

  test('comes back as the same element, where it was scrolled to', async () => {
    open('/exchangeShop/ExchangeLog')
    const { page, element } = make()
    page.onShow()
    element.scrollTop = 640
    page.onUnload()
    element.scrollTop = 0
    const again = revisit('/exchangeShop/ExchangeLog')
    expect(again.path).toBe(page.path)
    again.onShow()
    await new Promise(requestAnimationFrame)
    expect(element.scrollTop).toBe(640)
    expect(element.style.display).toBe('block')
  })

  test('is not undone by the page object it was taken over from', () => {
    const { page, element, unmounted } = visit('/exchangeShop/DataLog')
    const again = revisit('/exchangeShop/DataLog')
    again.onShow()
    page.onUnload()
    expect(unmounted).not.toHaveBeenCalled()
    expect(element.style.display).toBe('block')
  })

  test('comes back a second and a third time', () => {
    const { page, unmounted } = visit('/exchangeShop/DataLog')
    for (let round = 0; round < 3; round++) {
      const again = revisit('/exchangeShop/DataLog')
      expect(again.path).toBe(page.path)
      again.onShow()
      again.onUnload()
    }
    expect(unmounted).not.toHaveBeenCalled()
  })

  test('belongs to its whole address: other parameters are another page', () => {
    const { page } = visit('/exchangeShop/ExchangeLog?state=paid')
    expect(revisit('/exchangeShop/ExchangeLog?state=shipped').path).not.toBe(page.path)
  })

  test('of twenty-one the least recently used is let go', () => {
    const first = visit('/exchangeShop/DataLog?type=1')
    const second = visit('/exchangeShop/DataLog?type=2')
    revisit('/exchangeShop/DataLog?type=1').onUnload()
    for (let type = 3; type <= 21; type++) visit(`/exchangeShop/DataLog?type=${type}`)
    expect(second.unmounted).toHaveBeenCalledTimes(1)
    expect(first.unmounted).not.toHaveBeenCalled()
  })

  test('is let go when another person sits down', () => {
    const { unmounted } = visit('/exchangeShop/DataLog')
    dropKept()
    expect(unmounted).toHaveBeenCalledTimes(1)
  })
})

test('a page without the flag is shown again although a kept one stands behind it', () => {
  open('/settings')
  const { page, element } = make()
  page.onShow()
  page.onHide()
  visit('/exchangeShop/DataLog')
  expect(element.style.display).toBe('')
  page.onShow()
  expect(element.style.display).toBe('block')
  page.onHide()
  expect(element.style.display).toBe('')
})

test('a page without the flag is made anew', () => {
  const { unmounted, page } = visit('/exchangeShop/OrderDetails/LJ1')
  expect(unmounted).toHaveBeenCalledTimes(1)
  expect(revisit('/exchangeShop/OrderDetails/LJ1').path).not.toBe(page.path)
})
