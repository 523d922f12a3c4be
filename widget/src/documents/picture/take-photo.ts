/** The part of `ImageCapture` in use: photos have a higher resolution than video frames. */
interface Shutter {
  takePhoto(): Promise<Blob>;
}
type ShutterOf = new (track: MediaStreamTrack) => Shutter;

const patienceMilliseconds = 4_000;

/** Takes a photo, or falls back to a frame of the video. */
export async function takePhoto(track: MediaStreamTrack, video: HTMLVideoElement): Promise<Blob | undefined> {
  const frame = await frameOf(video);
  const photo = await photoOf(track).catch(() => undefined);
  // Some cameras return a smaller photo, or none.
  return photo !== undefined && photo.size > 0 && (await widthOf(photo)) >= video.videoWidth ? photo : frame;
}

async function photoOf(track: MediaStreamTrack): Promise<Blob | undefined> {
  const shutter = (globalThis as { ImageCapture?: ShutterOf }).ImageCapture;
  if (shutter === undefined) return undefined;
  const late = new Promise<undefined>((resolve) => void setTimeout(() => resolve(undefined), patienceMilliseconds));
  return Promise.race([new shutter(track).takePhoto(), late]);
}

async function widthOf(photo: Blob): Promise<number> {
  const picture = await createImageBitmap(photo).catch(() => undefined);
  const width = picture?.width ?? 0;
  picture?.close();
  return width;
}

function frameOf(video: HTMLVideoElement): Promise<Blob | undefined> {
  const canvas = Object.assign(document.createElement('canvas'), {
    width: video.videoWidth,
    height: video.videoHeight,
  });
  canvas.getContext('2d', { alpha: false })?.drawImage(video, 0, 0);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.92));
}
