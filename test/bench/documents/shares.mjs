/** Ways to group pictures by their conditions, to see where reading fails. */
const groups = {
  kind: (/** @type {any} */ { kind }) => kind,
  layout: (/** @type {any} */ { layout }) => layout,
  typeface: (/** @type {any} */ { picture }) => picture.sheet.face ?? 'none',
  size: (/** @type {any} */ { picture }) => step(picture.sheet.height, [60, 100], 'mm high'),
  fineness: (/** @type {any} */ { picture }) => step(picture.conditions.pixelsPerMillimetre, [7, 10, 15], 'px/mm'),
  angle: (/** @type {any} */ { picture }) => angleOf(picture.conditions.angle),
  perspective: (/** @type {any} */ { picture }) => step(picture.conditions.perspective.share * 100, [5, 10], '%'),
  bend: (/** @type {any} */ { picture }) => step(Math.abs(picture.conditions.bend), [0.01, 1], 'mm'),
  blur: (/** @type {any} */ { picture: { conditions } }) =>
    step((conditions.blur / conditions.pixelsPerMillimetre) * 1_000, [100, 200], 'µm'),
  motion: (/** @type {any} */ { picture }) => step(picture.conditions.motion.pixels, [0.5, 3], 'px'),
  noise: (/** @type {any} */ { picture }) => step(picture.conditions.noise.luminance, [5, 10, 15], 'of 255'),
  contrast: (/** @type {any} */ { picture }) => step(picture.conditions.light.contrast * 100, [55, 75], '%'),
  light: (/** @type {any} */ { picture }) => step(picture.conditions.light.falloff * 100, [25], '% falloff'),
  quality: (/** @type {any} */ { picture }) =>
    step(picture.conditions.output.quality, [50, 75], picture.conditions.output.format),
  glare: (/** @type {any} */ { picture }) => (picture.conditions.glare === undefined ? 'none' : 'some'),
  occlusion: (/** @type {any} */ { picture }) => picture.conditions.occlusion?.kind ?? 'none',
  background: (/** @type {any} */ { picture }) => picture.conditions.background.texture,
};

/**
 * The size of each group, and how many of it meet the condition.
 * @param {readonly any[]} results @param {(result: any) => boolean} is
 */
export function sharesBy(results, is) {
  return Object.fromEntries(
    Object.entries(groups).map(([name, groupOf]) => {
      /** @type {Record<string, { of: number, are: number }>} */
      const shares = {};
      for (const result of results) {
        const share = (shares[groupOf(result)] ??= { of: 0, are: 0 });
        share.of += 1;
        if (is(result)) share.are += 1;
      }
      return [name, shares];
    }),
  );
}

/** @param {number} value @param {readonly number[]} limits @param {string} unit */
function step(value, limits, unit) {
  const next = limits.find((limit) => value < limit);
  return next === undefined ? `from ${limits.at(-1)} ${unit}` : `below ${next} ${unit}`;
}

/** @param {number} angle */
function angleOf(angle) {
  const turned = ((angle % 360) + 360) % 360;
  const nearest = (Math.round(turned / 90) * 90) % 360;
  const off = Math.abs(turned - Math.round(turned / 90) * 90);
  return off <= 8 ? `about ${nearest}` : 'askew';
}
