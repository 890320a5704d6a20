const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | readonly Html[]

/** A page's markup: whatever is put into it is escaped, except markup made the same way. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(written)))
}

function written(part: Part): string {
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(({ text }) => text).join('\n')
  return String(part).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
