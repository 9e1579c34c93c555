import sharp from 'sharp'

/** A picture's blurred placeholder as a data URI under 400 bytes, and its prevailing colour. */
export async function placeholderOf(file: string | Buffer): Promise<{ placeholder: string; colour: string }> {
  const { data } = await sharp(file)
    .resize(8, 9, { fit: 'fill' })
    .webp({ quality: 40, effort: 0 })
    .toBuffer({ resolveWithObject: true })
  const { dominant } = await sharp(file).resize(16, 16, { fit: 'fill' }).stats()
  const colour = [dominant.r, dominant.g, dominant.b].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { placeholder: `data:image/webp;base64,${data.toString('base64')}`, colour: `#${colour}` }
}
