interface Keyboard {
  /** What the browser's own keyboard is asked for. */
  mode: string
  /** What cannot be typed on it. */
  missing?: RegExp
}

const keyboards: Record<string, Keyboard> = {
  number: { mode: 'numeric', missing: /\D/g },
  digit: { mode: 'decimal', missing: /[^\d.]/g },
  idcard: { mode: 'text', missing: /[^\dXx]/g },
  tel: { mode: 'tel' },
}

export const keyboardOf = (type: string): Keyboard => keyboards[type] ?? { mode: 'text' }
