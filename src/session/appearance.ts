import { makeAutoObservable } from 'mobx'
import { onSystemTheme, systemTheme, textScale } from '../platform/theme'
import { type Palette, paletteOf, type Theme } from '../ui/tokens/palette'
import { isRecord, readJson, writeJson } from './stored'

export type ThemeChoice = 'system' | Theme

interface Stored {
  theme: ThemeChoice
  elder: boolean
}

const key = '_appearance'
/** The steps the style sheet has; the largest that is not more than wanted is taken. */
const textSteps = [1.15, 1.3, 1.4]

const choices: readonly unknown[] = ['system', 'light', 'dark']

const isStored = (value: unknown): value is Stored =>
  isRecord(value) && choices.includes(value.theme) && typeof value.elder === 'boolean'

/** How the app looks to this person: theme and elder mode, kept on the device. */
class Appearance {
  choice: ThemeChoice = 'system'
  elder = false
  private system: Theme = systemTheme()

  constructor() {
    makeAutoObservable(this)
    const stored = readJson(key, isStored)
    if (stored) {
      this.choice = stored.theme
      this.elder = stored.elder
    }
    onSystemTheme((theme) => this.followSystem(theme))
  }

  /** What is shown, the system's wish resolved. */
  get theme(): Theme {
    return this.choice === 'system' ? this.system : this.choice
  }

  get palette(): Palette {
    return paletteOf(this.theme, this.elder)
  }

  /** For the outermost view: the style sheet's tokens hang on these. */
  get className(): string {
    const step = textSteps.filter((scale) => scale <= textScale()).pop()
    const text = step ? ` text-${Math.round(step * 100)}` : ''
    return `theme-${this.theme}${this.elder ? ' mode-elder' : ''}${text}`
  }

  chooseTheme(theme: ThemeChoice): void {
    this.choice = theme
    this.keep()
  }

  setElder(elder: boolean): void {
    this.elder = elder
    this.keep()
  }

  private followSystem(theme: Theme): void {
    this.system = theme
  }

  private keep(): void {
    writeJson(key, { theme: this.choice, elder: this.elder } satisfies Stored)
  }
}

export const appearance = new Appearance()
