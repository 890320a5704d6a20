/** How often something was touched so far, and when each tag was for the last time, counted so. */
export class Touches {
  count = 0
  private everything = 0
  private readonly last = new Map<string, number>()

  touch(tags: readonly string[] | 'everything'): void {
    this.count += 1
    if (tags === 'everything') this.everything = this.count
    else tags.forEach((tag) => this.last.set(tag, this.count))
  }

  lastOf(tags: readonly string[]): number {
    return Math.max(this.everything, ...tags.map((tag) => this.last.get(tag) ?? 0))
  }
}
