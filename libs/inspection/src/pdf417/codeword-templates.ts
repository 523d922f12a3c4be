/** Samples for each module of a codeword. */
export const samplesPerModule = 2;
export const codewordModules = 17;
const samples = codewordModules * samplesPerModule;
/** Consecutive rows use three sets of patterns in turn, which identify the row. */
export const clusters = 3;

/** What the blurred codewords of each cluster look like, normalized to mean 0 and length 1. */
export interface CodewordTemplates {
  /** The modules of each pattern, the leftmost in the highest bit. */
  readonly patterns: readonly Uint32Array[];
  readonly shapes: readonly Float32Array[];
}

/**
 * All possible codewords: four bars and four spaces of one to six modules, seventeen modules in all. A fifth of them are
 * not assigned; the decoder rejects them.
 */
export function templatesOf(blur: number): CodewordTemplates {
  return { patterns, shapes: patterns.map((cluster) => shapesOf(cluster, blur)) };
}

const patterns: readonly Uint32Array[] = [0, 3, 6].map((cluster) =>
  Uint32Array.from(
    widthsOf(8, codewordModules)
      .filter(([b1 = 0, , b2 = 0, , b3 = 0, , b4 = 0]) => (b1 - b2 + b3 - b4 + 9) % 9 === cluster)
      .map(modulesOf),
  ),
);

function widthsOf(parts: number, modules: number): number[][] {
  if (parts === 0) return modules === 0 ? [[]] : [];
  return [1, 2, 3, 4, 5, 6]
    .filter((width) => width <= modules)
    .flatMap((width) => widthsOf(parts - 1, modules - width).map((rest) => [width, ...rest]));
}

function modulesOf(widths: readonly number[]): number {
  return widths.reduce((bits, width, index) => (bits << width) | (index % 2 === 0 ? (1 << width) - 1 : 0), 0);
}

function shapesOf(cluster: Uint32Array, blur: number): Float32Array {
  const kernel = kernelOf(blur * samplesPerModule);
  const shapes = new Float32Array(cluster.length * samples);
  for (const [index, pattern] of cluster.entries()) {
    const shape = shapes.subarray(index * samples, (index + 1) * samples);
    for (let at = 0; at < samples; at++)
      for (const [step, weight] of kernel.entries())
        shape[at] = (shape[at] ?? 0) + weight * shadeOf(pattern, at + step - (kernel.length - 1) / 2);
    normalize(shape);
  }
  return shapes;
}

/** -1 is dark. A codeword always follows a space and precedes a bar. */
function shadeOf(pattern: number, sample: number): number {
  if (sample < 0) return 1;
  if (sample >= samples) return -1;
  const module = Math.floor(sample / samplesPerModule);
  return ((pattern >> (codewordModules - 1 - module)) & 1) === 1 ? -1 : 1;
}

function kernelOf(sigma: number): number[] {
  const reach = Math.ceil(sigma * 2.5);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * sigma ** 2)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** To mean 0 and length 1, so that the product of two shapes is their correlation. */
export function normalize(shape: Float32Array): void {
  const mean = shape.reduce((sum, value) => sum + value, 0) / shape.length;
  const length = Math.sqrt(shape.reduce((sum, value) => sum + (value - mean) ** 2, 0)) || 1;
  for (let at = 0; at < shape.length; at++) shape[at] = ((shape[at] ?? 0) - mean) / length;
}

/** The pattern with the highest correlation with a codeword of the picture. */
export function closestOf(
  templates: CodewordTemplates,
  cluster: number,
  seen: Float32Array,
): { pattern: number; correlation: number } {
  const shapes = templates.shapes[cluster] ?? new Float32Array();
  let [closest, correlation] = [0, -1];
  for (let start = 0; start < shapes.length; start += samples) {
    let product = 0;
    for (let at = 0; at < samples; at++) product += (shapes[start + at] ?? 0) * (seen[at] ?? 0);
    if (product > correlation) [closest, correlation] = [start, product];
  }
  return { pattern: templates.patterns[cluster]?.[closest / samples] ?? 0, correlation };
}
