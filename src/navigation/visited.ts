import { makeAutoObservable, observableRef } from 'mobx'
import type { Place } from '../routes/route'

/** Where the person is now, for whoever draws that (the tab bar). */
class Visited {
  now: Place | undefined = undefined

  constructor() {
    makeAutoObservable(this, { now: observableRef })
  }

  arrive(place: Place): void {
    this.now = place
  }
}

export const visited = new Visited()
