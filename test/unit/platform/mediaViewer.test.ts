import { openViewer } from '@/platform/mediaViewer.h5'
import type { Media } from '@/platform/viewMediaProps'

const media: readonly Media[] = [
  { url: '/files/private/1', type: 'image', name: '凭证第 1 张' },
  { url: '/files/private/2', type: 'image', name: '凭证第 2 张' },
  { url: '/files/private/3', type: 'video', name: '凭证视频' },
]

const viewer = () => document.querySelector<HTMLElement>('[role=dialog]')
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()
const key = (name: string, shiftKey = false) =>
  viewer()?.dispatchEvent(new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true }))

let opener: HTMLElement
beforeEach(() => {
  document.body.innerHTML = '<button id="opener">看图</button>'
  opener = document.getElementById('opener')!
  opener.focus()
  openViewer(media, 1)
})

test('opens with the one that was pressed, named and counted', () => {
  expect(viewer()?.getAttribute('aria-label')).toBe('凭证第 2 张')
  expect(viewer()?.querySelector('img')?.getAttribute('src')).toBe('/files/private/2')
  expect(viewer()?.textContent).toContain('2 / 3')
})

test('turns over by buttons and keys, and plays what was filmed', () => {
  press('下一张')
  expect(viewer()?.querySelector('video')?.getAttribute('src')).toBe('/files/private/3')
  expect(viewer()?.textContent).not.toContain('下一张')
  key('ArrowLeft')
  key('ArrowLeft')
  expect(viewer()?.getAttribute('aria-label')).toBe('凭证第 1 张')
})

test('keeps the focus while it is open, and gives it back when Escape closes it', () => {
  key('Tab')
  expect(document.activeElement?.textContent).toBe('上一张')
  key('Tab', true)
  expect(document.activeElement?.textContent).toBe('关闭')
  key('Escape')
  expect(viewer()).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('goes with the page that somebody leaves', () => {
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(viewer()).toBeNull()
})
