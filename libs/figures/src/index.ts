export { type DayFigure, Figures, type StatusFigure, type TableFigures, daysTold } from './figures.js';
export { FiguresModule } from './figures.module.js';
