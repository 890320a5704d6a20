import { makeAutoObservable } from 'mobx'
import { wire } from '@/request/wiring'

type Answer = (proved: boolean) => void

/** One question for all pages of the house that are open, answered by whichever is in front. */
class ProofQuestion {
  asked = false
  private answer: Answer = () => undefined
  private asking: Promise<boolean> | undefined
  private pages = 0

  constructor() {
    makeAutoObservable<this, 'answer' | 'asking' | 'pages'>(this, {
      answer: false,
      asking: false,
      pages: false,
    })
  }

  /** A page is there that can ask; returns how it goes again. */
  stand(): () => void {
    this.pages += 1
    wire({ prove: () => this.ask() })
    return () => {
      this.pages -= 1
      if (this.pages === 0) this.settle(false)
    }
  }

  settle(proved: boolean): void {
    this.asked = false
    this.asking = undefined
    this.answer(proved)
  }

  /** Asked once for all the calls that wait for it. */
  private ask(): Promise<boolean> {
    if (this.pages === 0) return Promise.resolve(false)
    this.asked = true
    this.asking ??= new Promise((resolve) => {
      this.answer = resolve
    })
    return this.asking
  }
}

export const proofQuestion = new ProofQuestion()
