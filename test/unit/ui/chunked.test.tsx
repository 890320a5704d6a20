import React, { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Chunked } from '@/ui/scroll-list/Chunked'
import { chunksOf } from '@/ui/scroll-list/chunksOf'

// the transformer of Taro's test utilities writes JSX for a React in scope
Object.assign(globalThis, { React, IS_REACT_ACT_ENVIRONMENT: true })

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('rows are cut into chunks of ten', () => {
  test.each([
    [0, []],
    [1, [1]],
    [10, [10]],
    [11, [10, 1]],
    [35, [10, 10, 10, 5]],
  ])('%d rows', (count, sizes) => {
    const chunks = chunksOf(numbers(count))
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

  const scroll = (chunk: number, isIntersecting: boolean, height: number) =>
    act(async () => observers[chunk]?.tell([{ isIntersecting, boundingClientRect: { height } }]))

  const shown = () => document.body.textContent
  const spaces = () =>
    [...document.querySelectorAll<HTMLElement>('[id^=chunk-]')].map(({ style }) => style.minHeight)

  beforeEach(async () => {
    observers.length = 0
    Object.assign(globalThis, { IntersectionObserver: FakeObserver })
    const host = document.body.appendChild(document.createElement('div'))
    root = createRoot(host)
    await act(async () =>
      root.render(<Chunked rows={numbers(25)}>{(row) => <i key={row}>{`${row} `}</i>}</Chunked>),
    )
  })

  afterEach(async () => {
    await act(async () => root.unmount())
    document.body.replaceChildren()
    globalThis.IntersectionObserver = real
  })

  test('is all there at first', () => {
    expect(shown()).toBe(
      numbers(25)
        .map((row) => `${row} `)
        .join(''),
    )
    expect(spaces()).toEqual(['', '', ''])
  })

  test('leaves a space of the same height where rows are far, and brings them back', async () => {
    await scroll(0, false, 712.5)
    expect(shown()).toMatch(/^10 /)
    expect(spaces()).toEqual(['712.5px', '', ''])
    await scroll(0, true, 712.5)
    expect(shown()).toMatch(/^0 1 2 /)
    expect(spaces()).toEqual(['', '', ''])
  })

  test('keeps its rows while its page is put away', async () => {
    await scroll(0, false, 0)
    expect(shown()).toMatch(/^0 1 2 /)
  })

  test('stops watching when it goes', async () => {
    await act(async () => root.unmount())
    expect(observers.map(({ ended }) => ended)).toEqual([true, true, true])
  })
})
