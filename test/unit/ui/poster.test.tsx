import { act } from 'react'
import { OffscreenCanvas } from '@/platform/OffscreenCanvas'
import type { OffscreenCanvasProps } from '@/platform/offscreenCanvasProps'
import { openAlbumSettings, saveToAlbum } from '@/platform/saveToAlbum'
import { toast } from '@/platform/toast'
import type { Command } from '@/ui/poster/drawing'
import { covering, paint } from '@/ui/poster/paint'
import { Poster } from '@/ui/poster/Poster'
import { poster, type PosterData, posterLayout } from '@/ui/poster/posterLayout'
import { wrap } from '@/ui/poster/wrap'
import { qrStrips } from '@/ui/qr-code/qrStrips'
import { host, show } from '../client/ground'

jest.mock('@/platform/OffscreenCanvas')
jest.mock('@/platform/saveToAlbum')
jest.mock('@/platform/toast')

/** A Chinese character is as wide as it is high, the rest half of that. */
const measure = (text: string, size: number) =>
  [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? size : size / 2), 0)

const data: PosterData = {
  title: '316 不锈钢保温杯 500ml 送杯刷',
  picture: '/static/goods/cup.svg',
  price: '1,200 积分 + ¥9.90',
  note: '林小满邀请您',
  code: 'https://linji.example/exchangeShop/GoodDetailsOnline/7?from=42',
  codeWords: '长按识别，去邻集看看',
}

const of = <D extends Command['draw']>(commands: Command[], draw: D) =>
  commands.filter((each): each is Extract<Command, { draw: D }> => each.draw === draw)

describe('words on a poster', () => {
  const width = (text: string) => measure(text, 10)

  test.each([
    ['', 2, []],
    ['短', 2, ['短']],
    ['十个字的一行不会断开', 2, ['十个字的一行不会断开']],
    ['十个字的一行不会断开，第二行在这里', 2, ['十个字的一行不会断', '开，第二行在这里']],
    [
      '三行的话只留下两行，其余的字看不到也不算少',
      2,
      ['三行的话只留下两行，', '其余的字看不到也不…'],
    ],
    ['保温杯 stainless 500ml', 2, ['保温杯 stainless', '500ml']],
    ['abcdefghijklmnopqrstuvwxyz', 2, ['abcdefghijklmnopqrst', 'uvwxyz']],
  ])('%s', (text, most, lines) => {
    expect(wrap(text, most, 100, width)).toEqual(lines)
  })
})

describe('the layout of a poster', () => {
  const commands = posterLayout(data, measure)

  test('keeps everything on the paper', () => {
    for (const { x, y, width, height } of [...of(commands, 'box'), ...of(commands, 'picture')]) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(poster.width)
      expect(y + height).toBeLessThanOrEqual(poster.height)
    }
    for (const { text, x, y, size } of of(commands, 'text')) {
      expect(x + measure(text, size)).toBeLessThanOrEqual(poster.width - 24)
      expect(y + size / 2).toBeLessThan(poster.height)
    }
  })

  test('says all that is known', () => {
    const words = of(commands, 'text').map(({ text }) => text)
    for (const said of ['邻集', data.price, data.note, data.codeWords])
      expect(words).toContain(said)
    expect(words.join('')).toContain('316 不锈钢保温杯')
  })

  test('has room for figures, a line each, and leaves some to the picture', () => {
    const figures = Array.from({ length: 9 }, (_, nth) => `第 ${nth + 1} 项平均 140/87 mmHg`)
    const figured = posterLayout({ ...data, price: undefined, figures }, measure)
    const words = of(figured, 'text').map(({ text }) => text)
    expect(words.filter((one) => one.includes('平均'))).toEqual(figures.slice(0, 7))
    const [picture] = of(figured, 'picture')
    expect(picture?.height).toBeGreaterThan(60)
  })

  test('gives the picture the room that words do not need', () => {
    const [short] = of(posterLayout({ ...data, title: '杯', price: '' }, measure), 'picture')
    const [long] = of(posterLayout({ ...data, title: data.title.repeat(3) }, measure), 'picture')
    expect(short?.height).toBeGreaterThan((long?.height ?? 0) + 60)
    expect(long?.height).toBeGreaterThan(200)
  })

  test('draws each dark square of the code in whole pixels, inside its light rim', () => {
    const { strips } = qrStrips(data.code)
    const dark = of(commands, 'box').slice(-strips.length)
    const rim = of(commands, 'box').slice(-strips.length - 1)[0]
    expect(dark).toHaveLength(strips.length)
    for (const { x, y, width, height } of dark) {
      for (const pixels of [width, height, x - (rim?.x ?? 0), y - (rim?.y ?? 0)]) {
        expect(pixels * poster.scale).toBeCloseTo(Math.round(pixels * poster.scale), 6)
      }
      expect(x).toBeGreaterThan(rim?.x ?? 0)
      expect(x + width).toBeLessThan((rim?.x ?? 0) + (rim?.width ?? 0))
    }
  })
})

describe('a code that was drawn elsewhere', () => {
  const commands = posterLayout({ ...data, codePicture: 'data:image/jpeg;base64,AAAA' }, measure)
  const pictures = of(commands, 'picture')

  test('stands in its place on the paper, and its address is drawn where it does not come', () => {
    expect(pictures).toHaveLength(2)
    const { src, x, y, width, height, otherwise } = pictures[1]!
    expect(src).toBe('data:image/jpeg;base64,AAAA')
    expect([x + width, y + height]).toEqual([poster.width - 24, poster.height - 24])
    expect(otherwise).toHaveLength(qrStrips(data.code).strips.length + 1)
  })
})

describe('a picture on a poster', () => {
  test('fills its place from its middle', () => {
    const place = { width: 100, height: 50, keeps: 'middle' } as const
    expect(covering(400, 400, place)).toEqual({ x: 0, y: 100, width: 400, height: 200 })
    expect(covering(400, 100, place)).toEqual({ x: 100, y: 0, width: 200, height: 100 })
  })

  test('keeps its right edge where its subject stands there', () => {
    const place = { width: 100, height: 50, keeps: 'right' } as const
    expect(covering(400, 100, place)).toEqual({ x: 200, y: 0, width: 200, height: 100 })
  })

  test('that does not come is replaced by what is drawn', async () => {
    const filled: unknown[][] = []
    const pen = { fillRect: (...place: unknown[]) => filled.push(place) }
    const otherwise = {
      draw: 'box',
      x: 1,
      y: 2,
      width: 3,
      height: 4,
      radius: 0,
      fill: 'ink',
    } as const
    const picture = {
      ...otherwise,
      draw: 'picture',
      src: '/gone.png',
      keeps: 'middle',
      otherwise: [otherwise],
    } as const
    await paint(pen as unknown as CanvasRenderingContext2D, [picture], async () => {
      throw new Error('gone')
    })
    expect(filled).toEqual([[1, 2, 3, 4]])
  })
})

describe('a shown poster', () => {
  const easel = OffscreenCanvas as unknown as jest.Mock<null, [OffscreenCanvasProps]>
  const save = saveToAlbum as jest.MockedFunction<typeof saveToAlbum>
  const settings = openAlbumSettings as jest.MockedFunction<typeof openAlbumSettings>
  beforeEach(async () => {
    jest.clearAllMocks()
    easel.mockReturnValue(null)
    await show(<Poster data={data} name="保温杯" />)
  })
  const last = () => easel.mock.calls[easel.mock.calls.length - 1]?.[0] as OffscreenCanvasProps
  const button = (name: string) =>
    [...host.querySelectorAll('button')].find((each) => each.textContent === name)
  const press = (name: string) => act(async () => button(name)?.click())
  const drawn = () =>
    act(async () => last().onPicture('data:image/jpeg;base64,AAAA', 'data:image/jpeg;base64,small'))
  const saveButton = '下载图片'

  test('cannot be saved before it is drawn, and says in words what it shows', async () => {
    expect(button(saveButton)?.disabled).toBe(true)
    await drawn()
    expect(button(saveButton)?.disabled).toBe(false)
    expect(host.querySelector('img')?.src).toBe('data:image/jpeg;base64,small')
    expect(host.querySelector('img')?.alt).toBe(
      '海报：316 不锈钢保温杯 500ml 送杯刷，1,200 积分 + ¥9.90，林小满邀请您，长按识别，去邻集看看',
    )
  })

  test('is drawn anew after it failed', async () => {
    const first = last().draw
    await act(async () => last().onFail())
    expect(host.querySelector('[role=alert]')?.textContent).toContain('海报没有画出来')
    await press('再试一次')
    expect(last().draw).not.toBe(first)
  })

  test('is drawn without a picture that a phone never tells of', async () => {
    jest.useFakeTimers()
    const pen = new Proxy({}, { get: () => () => ({ width: 1 }) })
    const canvas = { width: 0, height: 0, getContext: () => pen as CanvasRenderingContext2D }
    const done = jest.fn()
    void last()
      .draw(canvas, () => new Promise(() => undefined))
      .then(done)
    await jest.advanceTimersByTimeAsync(3_999)
    expect(done).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(done).toHaveBeenCalledTimes(1)
    jest.useRealTimers()
  })

  test('is saved', async () => {
    save.mockResolvedValueOnce('saved')
    await drawn()
    await press(saveButton)
    expect(save).toHaveBeenCalledWith('data:image/jpeg;base64,AAAA', '保温杯')
    expect(toast).toHaveBeenCalledTimes(1)
  })

  test('is saved once the person has opened the album in the settings', async () => {
    save.mockResolvedValueOnce('refused').mockResolvedValueOnce('saved')
    settings.mockResolvedValueOnce(true)
    await drawn()
    await press(saveButton)
    expect(host.querySelector('[role=dialog]')?.textContent).toContain('添加到相册')
    expect(toast).not.toHaveBeenCalled()
    await press('去设置')
    expect(save).toHaveBeenCalledTimes(2)
    expect(host.querySelector('[role=dialog]')).toBeNull()
  })

  test('is not saved while the album stays closed', async () => {
    save.mockResolvedValueOnce('refused')
    settings.mockResolvedValueOnce(false)
    await drawn()
    await press(saveButton)
    await press('去设置')
    expect(save).toHaveBeenCalledTimes(1)
    expect(toast).toHaveBeenCalledWith('没有相册权限，海报没有保存')
  })
})
