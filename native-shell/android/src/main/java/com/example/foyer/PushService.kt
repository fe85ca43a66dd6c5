package com.example.foyer

import android.app.NotificationChannel
import android.app.NotificationManager
import android.app.PendingIntent
import android.content.Intent
import android.net.Uri
import android.app.Notification
import com.google.firebase.messaging.FirebaseMessagingService
import com.google.firebase.messaging.RemoteMessage
import org.json.JSONObject

private const val CHANNEL = "news"

/** Shows push messages: the same text that a browser gets, in the data field `push` (docs/push.md). */
class PushService : FirebaseMessagingService() {
    override fun onMessageReceived(message: RemoteMessage) {
        val shown = message.data["push"]?.let { JSONObject(it).getJSONObject("notification") } ?: return
        val address = Uri.parse(shown.getString("navigate")).takeIf(Site::owns) ?: Site.home
        val open = Intent(Intent.ACTION_VIEW, address, this, MainActivity::class.java)
        val tap = PendingIntent.getActivity(this, shown.getString("tag").hashCode(), open, PendingIntent.FLAG_IMMUTABLE or PendingIntent.FLAG_UPDATE_CURRENT)

        val manager = getSystemService(NotificationManager::class.java)
        manager.createNotificationChannel(NotificationChannel(CHANNEL, applicationInfo.loadLabel(packageManager), NotificationManager.IMPORTANCE_DEFAULT))
        val notification = Notification.Builder(this, CHANNEL)
            .setSmallIcon(android.R.drawable.ic_popup_reminder)
            .setContentTitle(shown.getString("title"))
            .setContentText(shown.getString("body"))
            .setStyle(Notification.BigTextStyle().bigText(shown.getString("body")))
            .setContentIntent(tap)
            .setAutoCancel(true)
            .build()
        // The same push is shown once, even if it comes twice.
        manager.notify(shown.getString("tag"), 0, notification)
    }
}
