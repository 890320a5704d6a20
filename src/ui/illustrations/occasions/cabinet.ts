import { ground, type Scene } from '../scene'

/** At work: a stocked machine, lit and in good order. */
export const cabinet: Scene = (palette) => {
  const goods = ['#c8503f', '#6f8f55', '#d3962b', '#5e94a3', '#9a7696', '#c78f7b']
  const bottles = goods.map((colour, index) => {
    const x = 68 + (index % 3) * 17
    const y = index < 3 ? 38 : 66
    return `<rect x="${x}" y="${y}" width="11" height="19" rx="3.5" fill="${colour}"/>`
  })
  return (
    ground(66) +
    '<rect x="52" y="18" width="96" height="108" rx="9" fill="#2c6f7e"/>' +
    '<path d="M138 18a10 10 0 0 1 10 10v88a10 10 0 0 1-10 10h-10V18z" fill="#1d5563"/>' +
    '<rect x="60" y="28" width="60" height="64" rx="4" fill="#dce9ea"/>' +
    '<path d="M60 58h60M60 86h60" stroke="#8fb4be" stroke-width="3"/>' +
    bottles.join('') +
    `<circle cx="134" cy="42" r="6" fill="${palette.drawLamp}"/><rect x="129" y="56" width="10" height="14" rx="2" fill="#0f3b45"/>` +
    '<rect x="66" y="101" width="48" height="14" rx="3" fill="#0f3b45"/><path d="M76 108h28" stroke="#5e94a3" stroke-width="3" stroke-linecap="round"/>' +
    `<path d="M34 126c0-12 4-17 12-20 0 11-3 16-8 20z" fill="${palette.drawLeaf}"/>` +
    `<path d="M30 126c0-9-4-13-10-15 0 8 3 12 7 15z" fill="${palette.drawLeaf}"/>`
  )
}
