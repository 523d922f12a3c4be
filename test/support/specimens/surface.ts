import type { Dice } from './dice.js';
import type { Row } from './projection.js';
import type { Raster, Sheet } from './sheet.js';
import { Texture } from './texture.js';

/** What is printed on a sheet, and the paper that it is printed on. */
export class Surface {
  private readonly scaleX: number;
  private readonly scaleY: number;
  private readonly grain: Texture;
  private readonly roughness: number;

  constructor(
    sheet: Sheet,
    private readonly raster: Raster,
    dice: Dice,
  ) {
    this.scaleX = raster.width / sheet.width;
    this.scaleY = raster.height / sheet.height;
    this.grain = Texture.of(dice.named('paper'), { spots: [2, 5, 40] });
    this.roughness = dice.named('roughness').between(0.01, 0.05);
  }

  paint({ left, top, covered, colours }: Row): void {
    const { width, height } = this.raster;
    for (let index = 0; index < left.length; index++) {
      const [across, down] = [left[index] ?? 0, top[index] ?? 0];
      const [x, y] = [across * this.scaleX - 0.5, down * this.scaleY - 0.5];
      const isBeside = x < 0 || y < 0 || x >= width - 1 || y >= height - 1;
      const cover = isBeside ? 0 : this.mixed(x, y, 3) / 255;
      covered[index] = cover;
      if (cover === 0) continue;
      const shade = cover * (1 + this.roughness * this.grain.at(across * 9, down * 9));
      for (let channel = 0; channel < 3; channel++) colours[index * 3 + channel] = this.mixed(x, y, channel) * shade;
    }
  }

  /** Of the four pixels around. */
  private mixed(x: number, y: number, channel: number): number {
    const { pixels, width } = this.raster;
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [right, down] = [x - column, y - row];
    const at = (row * width + column) * 4 + channel;
    const below = at + width * 4;
    const upper = (pixels[at] ?? 0) * (1 - right) + (pixels[at + 4] ?? 0) * right;
    const lower = (pixels[below] ?? 0) * (1 - right) + (pixels[below + 4] ?? 0) * right;
    return upper * (1 - down) + lower * down;
  }
}
