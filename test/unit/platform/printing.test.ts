import { printPaper } from '@/platform/printing'

afterEach(() => jest.restoreAllMocks())

test('waits for its pictures, and does without one that cannot be read', async () => {
  const view = { addEventListener: jest.fn(), focus: jest.fn(), print: jest.fn() }
  const printed = new Promise<void>((resolve) => view.print.mockImplementation(resolve))
  jest
    .spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get')
    .mockReturnValue(view as unknown as Window & typeof globalThis)
  let read: () => void = () => undefined
  const decode = jest
    .fn<Promise<void>, []>()
    .mockReturnValueOnce(new Promise<void>((resolve) => (read = resolve)))
    .mockRejectedValueOnce(new Error('cannot be read'))
  Object.assign(HTMLImageElement.prototype, { decode })
  const paper = document.implementation.createHTMLDocument()
  jest.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(paper)
  const picture = { src: 'data:image/svg+xml,one', alt: '三天的血压' }
  const section = { heading: '图', lines: ['周一到周三'], picture }
  printPaper?.({ title: '血压', sections: [section, section] })
  expect(paper.querySelector('img')?.alt).toBe('三天的血压')
  expect(view.print).not.toHaveBeenCalled()
  read()
  await printed
  expect(view.print).toHaveBeenCalledTimes(1)
  document.querySelector('iframe')?.remove()
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
})

test('what is printed is a page of its own, which goes once it was', () => {
  const done: (() => void)[] = []
  const view = {
    addEventListener: (_name: string, listener: () => void) => void done.push(listener),
    focus: jest.fn(),
    print: jest.fn(),
  }
  jest
    .spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get')
    .mockReturnValue(view as unknown as Window & typeof globalThis)
  printPaper?.({
    title: '报告',
    sections: [{ heading: '记录', lines: ['血压：平均 140/87 mmHg'] }],
  })
  const frame = document.querySelector('iframe')
  expect(frame?.contentDocument?.body.textContent).toBe('报告记录血压：平均 140/87 mmHg')
  expect(view.print).toHaveBeenCalledTimes(1)
  done.forEach((listener) => listener())
  expect(document.querySelector('iframe')).toBeNull()
})
