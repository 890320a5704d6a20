import sharp from 'sharp'

/** Whoever asks for the same keeps it: see recent.ts. */
sharp.cache(false)
/** One picture takes one thread, so that a rush of them leaves others some. */
sharp.concurrency(1)
/** Of all the formats that it knows, those that a picture of ours may have. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Svg', 'Png', 'Jpeg', 'Webp'].map((kind) => `VipsForeignLoad${kind}Buffer`),
})

export { sharp }
