/**
 * The colours that pictures need as values: an image cannot read CSS variables.
 * A test keeps them equal to the style sheet's.
 */
export type Theme = 'light' | 'dark'

export const palettes = {
  light: {
    bg: '#f6f3ed',
    surface: '#fffefb',
    sunken: '#eeeae1',
    line: '#e2dcd0',
    ink: '#24211d',
    ink2: '#565048',
    ink3: '#6e675c',
    brand: '#1b5866',
    brandInk: '#1b5866',
    brandSoft: '#e0ebec',
    onBrand: '#ffffff',
    onBrand2: '#e6f0f1',
    goldOnBrand: '#f3cf86',
    gold: '#d3962b',
    goldInk: '#825408',
    goldSoft: '#f7ebd2',
    goldStroke: '#c58a1f',
    ok: '#2a6b43',
    okSoft: '#e2eee3',
    warn: '#944a0c',
    danger: '#ad3229',
    drawWall: '#fffcf5',
    drawWall2: '#f6efe2',
    drawTile: '#2e3b40',
    drawTile2: '#4b5b60',
    drawLamp: '#f2be5c',
    drawDoor: '#8a5a3c',
    drawLeaf: '#7f9e76',
    drawGround: '#cdbf9f',
    drawSky: '#f1e3cb',
    drawSun: '#eba75a',
    drawHill: '#dccfae',
  },
  dark: {
    bg: '#181614',
    surface: '#221f1c',
    sunken: '#2c2824',
    line: '#3b3630',
    ink: '#f2ede4',
    ink2: '#c4bbae',
    ink3: '#a39a8c',
    brand: '#2a7382',
    brandInk: '#8cc9d3',
    brandSoft: '#1d3339',
    onBrand: '#ffffff',
    onBrand2: '#e6f0f1',
    goldOnBrand: '#f3cf86',
    gold: '#e0a94a',
    goldInk: '#ebbe6b',
    goldSoft: '#372c19',
    goldStroke: '#e0a94a',
    ok: '#86c99e',
    okSoft: '#1f3226',
    warn: '#f0ae73',
    danger: '#f29a90',
    drawWall: '#cfc5b3',
    drawWall2: '#a89f90',
    drawTile: '#12191c',
    drawTile2: '#2c383d',
    drawLamp: '#f7c766',
    drawDoor: '#5f3d28',
    drawLeaf: '#4e6a4d',
    drawGround: '#1b2428',
    drawSky: '#22303a',
    drawSun: '#e9d9a8',
    drawHill: '#2c3b3f',
  },
} as const

export type Colour = keyof (typeof palettes)['light']
export type Palette = Record<Colour, string>

const elder = {
  light: { ...palettes.light, ink2: '#3f3a33', ink3: '#4e483f', line: '#c9c0b0', bg: '#faf8f4' },
  dark: { ...palettes.dark, ink2: '#ddd5c8', ink3: '#cfc6b8', line: '#5a534a', bg: '#141210' },
}

/** Always the same object for the same theme and mode, so that drawings can be kept by it. */
export const paletteOf = (theme: Theme, elderMode: boolean): Palette =>
  (elderMode ? elder : palettes)[theme]

/** The mini program's navigation bar takes these two for its text, and no other. */
export const front = { light: '#000000', dark: '#ffffff' } as const
