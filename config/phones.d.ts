declare const phones: {
  baseLibrary: string
  engines: { ios: string; chrome: string }
}

export = phones
