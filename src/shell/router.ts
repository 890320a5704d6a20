// mini programs name pages by file and need no addresses; see router.h5.ts
export {}
