import React, { act } from 'react'
import { createRoot } from 'react-dom/client'
import { makeObservable, observer, reaction } from '@/session/observable'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

class Purse {
  points = 1
  gold = 1
  label = 'plain'

  constructor() {
    makeObservable(this, ['label'])
  }

  get sum(): number {
    return this.points + this.gold
  }
}

function draw(component: () => React.JSX.Element) {
  const place = document.createElement('div')
  const root = createRoot(place)
  const Drawn = component
  act(() => root.render(<Drawn />))
  return { text: () => place.textContent, close: () => act(() => root.unmount()) }
}

describe('a component that watches a store', () => {
  test('is drawn anew when a field that it read changes, and not for others', () => {
    const purse = new Purse()
    let drawn = 0
    const Points = observer(function Points() {
      drawn += 1
      return <i>{purse.points}</i>
    })
    const { text } = draw(() => <Points />)
    expect(text()).toBe('1')
    act(() => {
      purse.points = 5
    })
    expect(text()).toBe('5')
    act(() => {
      purse.gold = 9
      purse.points = 5
    })
    expect(drawn).toBe(2)
  })

  test('follows what a getter makes of several fields', () => {
    const purse = new Purse()
    const Sum = observer(function Sum() {
      return <i>{purse.sum}</i>
    })
    const { text } = draw(() => <Sum />)
    act(() => {
      purse.gold = 10
    })
    expect(text()).toBe('11')
  })

  test('watches what it read last, not what it read before', () => {
    const purse = new Purse()
    let drawn = 0
    const Either = observer(function Either() {
      drawn += 1
      return <i>{purse.points > 1 ? 'rich' : purse.gold}</i>
    })
    const { text } = draw(() => <Either />)
    act(() => {
      purse.points = 2
    })
    expect(text()).toBe('rich')
    act(() => {
      purse.gold = 7
    })
    expect(drawn).toBe(2)
  })

  test('notices what changed while it was being put up', () => {
    const purse = new Purse()
    const Points = observer(function Points() {
      return <i>{purse.points}</i>
    })
    const Hasty = () => {
      purse.points = 3
      return <></>
    }
    const { text } = draw(() => (
      <>
        <Points />
        <Hasty />
      </>
    ))
    expect(text()).toBe('3')
  })

  test('lets go when it is taken down', () => {
    const purse = new Purse()
    let drawn = 0
    const Points = observer(function Points() {
      drawn += 1
      return <i>{purse.points}</i>
    })
    const { close } = draw(() => <Points />)
    close()
    purse.points = 8
    expect(drawn).toBe(1)
  })
})

describe('a reaction', () => {
  test('is told the value only when it has changed, until it ends', () => {
    const purse = new Purse()
    const told: number[] = []
    const end = reaction(
      () => purse.sum,
      (sum) => told.push(sum),
    )
    purse.points = 2
    purse.points = 2
    end()
    purse.points = 50
    expect(told).toEqual([3])
  })
})
