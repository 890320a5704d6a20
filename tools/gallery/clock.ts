const Clock = Date
const opened = Clock.now()
const begun = Clock.parse('2026-11-21T09:30:00+08:00')

/** It is the same morning on every day: a date of the next year is written longer. */
class GalleryDate extends Clock {
  constructor(given: number | string | Date = GalleryDate.now()) {
    super(given)
  }

  static override now(): number {
    return begun + Clock.now() - opened
  }
}

window.Date = GalleryDate as DateConstructor
