import { makeAutoObservable } from 'mobx'
import { remove } from '../platform/storage'
import { onSystemTheme, systemTheme, textScale } from '../platform/theme'
import { type Palette, paletteOf, type Theme } from '../tokens/palette'
import { isRecord, readJson, writeJson } from './stored'

export type ThemeChoice = 'system' | Theme

/** How many times the standard size each choice is; without a choice it is what the phone says. */
const textScales = { standard: 1, large: 1.15, larger: 1.3, largest: 1.4 }
export type TextChoice = 'system' | keyof typeof textScales

interface Stored {
  theme: ThemeChoice
  elder: boolean
  text?: TextChoice
}

const key = '_appearance'
/** The steps the style sheet has; the largest that is not more than wanted is taken. */
const textSteps = [1.15, 1.3, 1.4]

const choices: readonly unknown[] = ['system', 'light', 'dark']
const textChoices: readonly unknown[] = [undefined, 'system', ...Object.keys(textScales)]

const isStored = (value: unknown): value is Stored =>
  isRecord(value) &&
  choices.includes(value.theme) &&
  typeof value.elder === 'boolean' &&
  textChoices.includes(value.text)

/** How the app looks to this person: theme, elder mode and text size, kept on the device. */
class Appearance {
  choice: ThemeChoice = 'system'
  elder = false
  text: TextChoice = 'system'
  private system: Theme = systemTheme()

  constructor() {
    makeAutoObservable(this, { paletteOf: false, classNameOf: false })
    const stored = readJson(key, isStored)
    if (stored) {
      this.choice = stored.theme
      this.elder = stored.elder
      this.text = stored.text ?? 'system'
    }
    onSystemTheme((theme) => this.followSystem(theme))
  }

  /** What is shown, the system's wish resolved. */
  get theme(): Theme {
    return this.choice === 'system' ? this.system : this.choice
  }

  get palette(): Palette {
    return this.paletteOf('chosen')
  }

  /** For the outermost view: the style sheet's tokens hang on these. */
  get className(): string {
    return this.classNameOf('chosen')
  }

  paletteOf(writing: 'chosen' | 'large'): Palette {
    return paletteOf(this.theme, this.elder || writing === 'large')
  }

  /** Pages in large writing have the inks that are read in the sun, too. */
  classNameOf(writing: 'chosen' | 'large'): string {
    const isLarge = writing === 'large'
    const wanted = this.text === 'system' ? textScale() : textScales[this.text]
    const step = textSteps.filter((scale) => scale <= wanted).pop()
    const text = step ? ` text-${Math.round(step * 100)}` : ''
    const place = __APP__ === 'iter' || isLarge ? ' in-sun' : ''
    return `theme-${this.theme}${this.elder || isLarge ? ' mode-elder' : ''}${place}${text}`
  }

  chooseTheme(theme: ThemeChoice): void {
    this.choice = theme
    this.keep()
  }

  setElder(elder: boolean): void {
    this.elder = elder
    this.keep()
  }

  chooseText(text: TextChoice): void {
    this.text = text
    this.keep()
  }

  /** As on a new phone. */
  forget(): void {
    this.choice = 'system'
    this.elder = false
    this.text = 'system'
    remove(key)
  }

  private followSystem(theme: Theme): void {
    this.system = theme
  }

  private keep(): void {
    const { choice: theme, elder, text } = this
    writeJson(key, { theme, elder, text } satisfies Stored)
  }
}

export const appearance = new Appearance()
