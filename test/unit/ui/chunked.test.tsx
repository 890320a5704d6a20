import React, { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { chunksOf } from '@/ui/scroll-list/chunksOf'

// the transformer of Taro's test utilities writes JSX for a React in scope
Object.assign(globalThis, { React, IS_REACT_ACT_ENVIRONMENT: true })

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('rows are cut into chunks', () => {
  test.each([
    [0, []],
    [1, [1]],
    [10, [10]],
    [11, [10, 1]],
    [35, [10, 10, 10, 5]],
  ])('%d rows, ten at a time', (count, sizes) => {
    const chunks = chunksOf(numbers(count), 10)
    expect(chunks.map(({ rows }) => rows.length)).toEqual(sizes)
    expect(chunks.flatMap(({ rows }) => rows)).toEqual(numbers(count))
    expect(chunks.map(({ from }) => from)).toEqual(sizes.map((_, index) => index * 10))
  })
})

describe('a long list', () => {
  type Seen = { isIntersecting: boolean; boundingClientRect: { height: number } }
  const observers: { tell: (seen: Seen[]) => void; ended: boolean }[] = []
  const real = globalThis.IntersectionObserver
  let root: Root

  class FakeObserver {
    own: (typeof observers)[number]
    constructor(tell: (seen: Seen[]) => void) {
      this.own = { tell, ended: false }
      observers.push(this.own)
    }
    observe() {}
    disconnect() {
      this.own.ended = true
    }
  }

  const render = (count: number) =>
    act(async () =>
      root.render(<Chunked rows={numbers(count)}>{(row) => <i key={row}>{`${row} `}</i>}</Chunked>),
    )

  const scroll = (chunk: number, isIntersecting: boolean, height: number) =>
    act(async () => observers[chunk]?.tell([{ isIntersecting, boundingClientRect: { height } }]))

  const shown = () => (document.body.textContent ?? '').trim().split(' ').map(Number)
  const spaces = () =>
    [...document.querySelectorAll<HTMLElement>('[id^=chunk-]')].map(({ style }) => style.minHeight)

  beforeEach(async () => {
    observers.length = 0
    Object.assign(globalThis, { IntersectionObserver: FakeObserver })
    const host = document.body.appendChild(document.createElement('div'))
    root = createRoot(host)
    await render(25)
  })

  afterEach(async () => {
    await act(async () => root.unmount())
    document.body.replaceChildren()
    globalThis.IntersectionObserver = real
  })

  test('has a screenful at once, and room for the rows that nobody came near', () => {
    expect(shown()).toEqual(numbers(10))
    expect(spaces()).toEqual(['', '1000px', '500px'])
  })

  test('has the next rows once they are near', async () => {
    await scroll(0, true, 712.5)
    await scroll(1, true, 1000)
    await scroll(2, false, 500)
    expect(shown()).toEqual(numbers(20))
    expect(spaces()).toEqual(['', '', '500px'])
  })

  test('has rows that come later at once, for somebody at its end', async () => {
    await scroll(1, true, 1000)
    await scroll(2, true, 500)
    await render(45)
    expect(shown()).toEqual(numbers(45))
    expect(spaces()).toEqual(['', '', '', '', ''])
  })

  test('leaves a space of the same height where rows are far, and brings them back', async () => {
    await scroll(1, true, 1000)
    await scroll(0, false, 712.5)
    expect(shown()).toEqual(numbers(20).slice(10))
    expect(spaces()).toEqual(['712.5px', '', '500px'])
    await scroll(0, true, 712.5)
    expect(shown()).toEqual(numbers(20))
    expect(spaces()).toEqual(['', '', '500px'])
  })

  test('keeps its rows while its page is put away', async () => {
    await scroll(0, false, 0)
    expect(shown()).toEqual(numbers(10))
  })

  test('stops watching when it goes', async () => {
    await act(async () => root.unmount())
    expect(observers.map(({ ended }) => ended)).toEqual([true, true, true])
  })
})
