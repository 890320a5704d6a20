/** The app's colours of daylight: a test keeps them equal to its style sheet's. */
export const colours = {
  ta: '#f3e6da',
  tb: '#e4ece4',
  tc: '#e1eaec',
  td: '#f4ebd3',
  te: '#ece5ec',
  surface: '#fffefb',
  ink: '#24211d',
  ink2: '#565048',
  goldInk: '#825408',
}
