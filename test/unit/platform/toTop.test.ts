import { toTop } from '@/platform/toTop.h5'

function newPage(id: string) {
  const page = document.createElement('div')
  page.className = 'taro_page'
  page.innerHTML = `<div id="${id}"></div>`
  document.body.append(page)
  page.scrollTop = 900
  // as browsers have it
  page.scrollTo = ((to: ScrollToOptions) => void (page.scrollTop = to.top ?? 0)) as never
  return page
}

test('leads back to the top of the page that a list is on, and of no other', () => {
  const [other, page] = [newPage('list-1'), newPage('list-2')]
  toTop('list-2')
  expect([other.scrollTop, page.scrollTop]).toEqual([900, 0])
})

test('has nothing to do once the list is gone', () => {
  expect(() => toTop('list-9')).not.toThrow()
})
