import { printPaper } from '@/platform/printing'

afterEach(() => jest.restoreAllMocks())

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
